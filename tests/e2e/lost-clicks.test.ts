import type { Browser, Page, Request } from '@playwright/test';
import { FORMS, type FormRow, fillForm } from './forms.ts';
import { hydrated } from './hydrated.ts';
import { newMember } from './new-member.ts';
import { expect, test } from './test.ts';

/** How much slower than this machine the processor is. */
const SLOWDOWNS = [1, 4];
/** The moments of a click after the first script begins to arrive, in milliseconds. */
const MOMENTS = Array.from({ length: 21 }, (_, index) => index * 60);
/** 100 ms, in frames: a slower processor, or a busy one, draws the same frames later. */
const BUSY_WITHIN_FRAMES = 6;

/** Every form has a moment of its own at each speed; all forms together have every moment. */
const momentOf = (row: number, slowdown: number): number => MOMENTS[(row * 8 + slowdown * 5) % MOMENTS.length] ?? 0;

interface OpenForm {
  readonly page: Page;
  /** Presses or releases the mouse where the button stood before scripts came. */
  readonly press: () => Promise<void>;
  readonly release: () => Promise<void>;
  /** Lets scripts arrive. */
  readonly start: () => void;
  readonly sent: Promise<Request>;
  readonly close: () => Promise<void>;
}

/** Whether it is what a form comes to: a plain post, a page that is gone to, or the call of an action. */
const isSubmission = (request: Request): boolean =>
  request.isNavigationRequest() || request.method() === 'POST' || new URL(request.url()).pathname.endsWith('.data');

/** Opens the page of a form, whose scripts wait, and fills the form in. What it sends later is never answered. */
async function openForm(
  browser: Browser,
  row: FormRow,
  slowdown: number,
  enter: (page: Page) => Promise<void>,
): Promise<OpenForm> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (row.isMembers) await enter(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const started = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await started.promise;
    await route.fallback();
  });
  await page.addInitScript(() => {
    // How many frames pass until the page shows that a submission, once it was taken over, is on its way.
    window.addEventListener('submit', (event) => {
      if (!event.defaultPrevented) return;
      let frames = 0;
      const look = () => {
        if (document.querySelector('[role=progressbar], [aria-disabled=true]')) {
          document.documentElement.dataset.busyAfter = String(frames);
          return;
        }
        frames += 1;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
  await page.goto(row.path, { waitUntil: 'domcontentloaded' });
  await fillForm(page, row);
  const button = page.locator(row.button).first();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error(`The form "${row.name}" has no button.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const sent = Promise.withResolvers<Request>();
  let isPressed = false;
  await page.route(
    (url) => !url.pathname.startsWith('/assets/'),
    async (route) => {
      if (!isPressed || !isSubmission(route.request())) return route.fallback();
      sent.resolve(route.request());
      return undefined;
    },
  );
  return {
    page,
    press: () => {
      isPressed = true;
      return page.mouse.down();
    },
    release: () => page.mouse.up(),
    start: () => started.resolve(),
    sent: sent.promise,
    close: () => context.close(),
  };
}

for (const [index, row] of FORMS.entries()) {
  test(`GAP-21 no click on the form "${row.name}" is lost while scripts take over`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const member = await newMember(request);
    const enter = (page: Page) => member.enter(page, baseURL);
    for (const slowdown of SLOWDOWNS) {
      await test.step(`pressed before scripts, released after, ${slowdown} x`, async () => {
        const form = await openForm(browser, row, slowdown, enter);
        await form.press();
        form.start();
        await hydrated(form.page.locator(row.button).first());
        await form.release();
        await form.sent;
        const busyAfter = async () =>
          Number((await form.page.locator('html').getAttribute('data-busy-after')) ?? 'NaN');
        await expect.poll(busyAfter).toBeLessThanOrEqual(BUSY_WITHIN_FRAMES * slowdown);
        await form.close();
      });
      const moment = momentOf(index, slowdown);
      await test.step(`clicked ${moment} ms after the first script, ${slowdown} x`, async () => {
        const form = await openForm(browser, row, slowdown, enter);
        form.start();
        // The moment is what is tested, not a wait for something.
        await new Promise((resolve) => setTimeout(resolve, moment));
        await form.press();
        await form.release();
        await form.sent;
        await form.close();
      });
    }
  });
}
