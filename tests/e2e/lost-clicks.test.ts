import process from 'node:process';
import type { APIRequestContext, Browser, Page, Request } from '@playwright/test';
import { FORMS, type FormRow, fillForm } from './forms.ts';
import { hydrated } from './hydrated.ts';
import { newMember } from './new-member.ts';
import { signInByCall } from './sign-in-by-call.ts';
import { expect, test } from './test.ts';

/** How much slower than this machine the processor is. */
const SLOWDOWNS = [1, 4];
/** The moments of a click after the first script begins to arrive, in milliseconds. */
const MOMENTS = Array.from({ length: 21 }, (_, index) => index * 60);
/** 100 ms, in frames; beside other work a processor may be four times slower, so it counts when nothing else runs. */
const BUSY_WITHIN_FRAMES = process.env.EVERY_MOMENT ? 6 : 4 * 6;
const VIN_WITH_FINDINGS = '1HGCM82693A000001';
const OTHER_VIN = 'WBA3A5C54CF000001';

interface Attempt {
  readonly way: 'click' | 'Enter';
  readonly moment: number;
}

/**
 * What a form is tested by at one speed: a moment of its own, by click or Enter in turn; all forms together have every
 * moment and both ways. `EVERY_MOMENT=1 npx playwright test lost-clicks` tries both ways at every
 * moment on every form, on a machine that does nothing else.
 */
function attemptsOf(row: number, slowdown: number): readonly Attempt[] {
  if (process.env.EVERY_MOMENT) {
    return MOMENTS.flatMap((moment): Attempt[] => [
      { way: 'click', moment },
      { way: 'Enter', moment },
    ]);
  }
  const moment = MOMENTS[(row * 8 + slowdown * 5) % MOMENTS.length] ?? 0;
  return [{ way: (row + Number(slowdown === 1)) % 2 === 0 ? 'click' : 'Enter', moment }];
}

/** Somebody who opens the page of a form. */
interface Opener {
  readonly reportId?: string;
  readonly enter: (page: Page) => Promise<void>;
}

interface OpenForm {
  readonly page: Page;
  /** Presses or releases the mouse where the button stood before scripts came. */
  readonly press: () => Promise<void>;
  readonly release: () => Promise<void>;
  /** Sends the form by the keyboard. */
  readonly enter: () => Promise<void>;
  /** Lets scripts arrive. */
  readonly start: () => void;
  readonly sent: Promise<Request>;
  readonly close: () => Promise<void>;
}

/** Whether it is what a form comes to: a plain post, a page that is gone to, or the call of an action. */
const isSubmission = (request: Request): boolean =>
  request.isNavigationRequest() || request.method() === 'POST' || new URL(request.url()).pathname.endsWith('.data');

async function openerOf(row: FormRow, request: APIRequestContext, baseURL: string | undefined): Promise<Opener> {
  if (row.as === undefined) return { enter: () => Promise.resolve() };
  const person =
    row.as === 'dealer' ? await signInByCall(request, 'dealer@demo.vinport.example') : await newMember(request);
  const enter = (page: Page) => person.enter(page, baseURL);
  if (row.as !== 'dealer' || !row.path.startsWith('/members/reports')) return { enter };
  await person.makeReport(OTHER_VIN);
  return { enter, reportId: await person.makeReport(VIN_WITH_FINDINGS) };
}

/** Where the page of a form is, once what it is about has been made. */
async function addressOf(page: Page, { path }: FormRow, { reportId = '' }: Opener): Promise<string> {
  const address = path.replace(':report', reportId);
  if (!address.includes(':finding')) return address;
  await page.goto(address.replace(/\?.*/, ''));
  const finding = await page.locator('[name=dispute]').first().getAttribute('value');
  return address.replace(':finding', encodeURIComponent(finding ?? ''));
}

/** Opens the page of a form, whose scripts wait, and fills the form in. What it sends later is never answered. */
async function openForm(browser: Browser, row: FormRow, slowdown: number, opener: Opener): Promise<OpenForm> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await opener.enter(page);
  const address = await addressOf(page, row, opener);
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
        if (document.querySelector('progress, [role=progressbar], [aria-disabled=true]')) {
          document.documentElement.dataset.busyAfter = String(frames);
          return;
        }
        frames += 1;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const field = await fillForm(page, row);
  const button = page.locator(row.button).first();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error(`The form "${row.name}" has no button.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await field.focus();
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
  const press = (way: () => Promise<void>) => {
    isPressed = true;
    return way();
  };
  return {
    page,
    press: () => press(() => page.mouse.down()),
    release: () => page.mouse.up(),
    enter: () => press(() => page.keyboard.press('Enter')),
    start: () => started.resolve(),
    sent: sent.promise,
    close: () => context.close(),
  };
}

for (const [index, row] of FORMS.entries()) {
  test(`GAP-21 nothing sent by the form "${row.name}" is lost while scripts take over`, async ({
    browser,
    request,
    baseURL,
  }) => {
    if (process.env.EVERY_MOMENT) test.setTimeout(0);
    const opener = await openerOf(row, request, baseURL);
    for (const slowdown of SLOWDOWNS) {
      await test.step(`pressed before scripts, released after, ${slowdown} x`, async () => {
        const form = await openForm(browser, row, slowdown, opener);
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
      for (const { way, moment } of attemptsOf(index, slowdown)) {
        await test.step(`${way}, ${moment} ms after the first script, ${slowdown} x`, async () => {
          const form = await openForm(browser, row, slowdown, opener);
          form.start();
          // The moment is what is tested, not a wait for something.
          await new Promise((resolve) => setTimeout(resolve, moment));
          if (way === 'Enter') await form.enter();
          else {
            await form.press();
            await form.release();
          }
          await form.sent;
          await form.close();
        });
      }
    }
  });
}
