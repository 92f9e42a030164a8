import process from 'node:process';
import type { APIRequestContext, Browser, Page, Request } from '@playwright/test';
import { FORMS, type FormRow, fillForm } from './forms.ts';
import { hydrated } from './hydrated.ts';
import { newMember } from './new-member.ts';
import { signInByCall } from './sign-in-by-call.ts';
import { expect, test } from './test.ts';

/** Factors by which the CPU is slowed down. */
const SLOWDOWNS = [1, 4];
/** The times of a click after the first script starts to load, in milliseconds. */
const MOMENTS = Array.from({ length: 21 }, (_, index) => index * 60);
/**
 * 100 ms in frames. With other load a CPU can be four times slower, so the strict limit applies only if nothing else
 * runs.
 */
const BUSY_WITHIN_FRAMES = process.env.EVERY_MOMENT ? 6 : 4 * 6;
const VIN_WITH_FINDINGS = '1HGCM82693A000001';
const OTHER_VIN = 'WBA3A5C54CF000001';

interface Attempt {
  readonly way: 'click' | 'Enter';
  readonly moment: number;
}

/**
 * Returns the attempts for a form at one slowdown: a different time per form, alternating between click and Enter, so
 * that all forms together cover every time and both ways. `EVERY_MOMENT=1 npx playwright test lost-clicks` tries both
 * ways at every time on every form, on an idle machine.
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

/** The person who opens the page of a form. */
interface Opener {
  readonly reportId?: string;
  readonly enter: (page: Page) => Promise<void>;
}

interface OpenForm {
  readonly page: Page;
  /** Presses or releases the mouse where the button was before the scripts loaded. */
  readonly press: () => Promise<void>;
  readonly release: () => Promise<void>;
  /** Submits the form by keyboard. */
  readonly enter: () => Promise<void>;
  /** Allows the scripts to load. */
  readonly start: () => void;
  readonly sent: Promise<Request>;
  readonly close: () => Promise<void>;
}

/** Returns whether a request is a form submission: a plain POST, a navigation, or an action call. */
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

/** Returns the URL of a form's page, after creating the data it requires. */
async function addressOf(page: Page, { path }: FormRow, { reportId = '' }: Opener): Promise<string> {
  const address = path.replace(':report', reportId);
  if (!address.includes(':finding')) return address;
  await page.goto(address.replace(/\?.*/, ''));
  const finding = await page.locator('[name=dispute]').first().getAttribute('value');
  return address.replace(':finding', encodeURIComponent(finding ?? ''));
}

/** Opens the page of a form with its scripts delayed, and fills in the form. Its submission never gets a response. */
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
    // Counts the frames from an intercepted submission until the page shows that it is pending.
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
  test(`GAP-21 no submission of the form "${row.name}" is lost during hydration`, async ({
    browser,
    request,
    baseURL,
  }) => {
    if (process.env.EVERY_MOMENT) test.setTimeout(0);
    const opener = await openerOf(row, request, baseURL);
    for (const slowdown of SLOWDOWNS) {
      await test.step(`pressed before hydration, released after, ${slowdown} x`, async () => {
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
          // The time is what is tested. It isn't a wait for a condition.
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
