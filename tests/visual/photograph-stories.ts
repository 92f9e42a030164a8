import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumArguments, requireChromium } from '#scripts/quality/chromium.ts';
import { pictureChange, storedPicture } from './picture.ts';
import type { ListedStory } from './story-list.ts';

/** The viewport widths of each story, in pixels. */
const WIDTHS = [390, 1280] as const;

const HEIGHT = 640;
const CAMERAS = 2;
/** Maximum number of screenshots until a page must be stable. */
const LOOKS = 20;
const NOW = new Date('2026-01-15T12:00:00Z');

/** A story at one viewport width. */
export interface Photograph {
  /** Such as `components-button--primary.390`. */
  readonly name: string;
  readonly picture: Buffer;
}

/** Takes a screenshot of each story at each width after its play function has finished, and passes it on. */
export async function photographStories(
  address: string,
  stories: readonly ListedStory[],
  take: (photograph: Photograph) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  const waiting = [...stories];
  const camera = async () => {
    const context = await openContext(browser);
    for (let story = waiting.shift(); story; story = waiting.shift()) await photograph(context, address, story, take);
  };
  try {
    await Promise.all(Array.from({ length: CAMERAS }, camera));
  } finally {
    await browser.close();
  }
}

/** Opens a browser context without animations, with a fixed time, locale and time zone. */
async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
  await context.clock.setFixedTime(NOW);
  return context;
}

async function photograph(
  context: BrowserContext,
  address: string,
  { id }: ListedStory,
  take: (photograph: Photograph) => Promise<void>,
): Promise<void> {
  const [narrow, ...wider] = WIDTHS;
  // A page remembers whether the previous one was used with the keyboard, and shows the focus accordingly.
  const page = await context.newPage();
  await page.setViewportSize({ width: narrow, height: HEIGHT });
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=motion:reduce`);
  await finished(page, id);
  for (const width of [narrow, ...wider]) {
    // The story plays once and is laid out again at each further width.
    await page.setViewportSize({ width, height: HEIGHT });
    await take({ name: `${id}.${width}`, picture: await settled(page) });
  }
  await page.close();
}

/** Returns the screenshot once two consecutive ones are equal: layout by script takes a few frames. */
async function settled(page: Page): Promise<Buffer> {
  let before: Buffer | null = null;
  for (let look = 0; look < LOOKS; look += 1) {
    const now = storedPicture(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));
    if (before !== null && pictureChange(before, now) === null) return now;
    before = now;
  }
  throw new Error(`${page.url()} does not become stable.`);
}

/**
 * Waits until the story has played and its fonts and images have loaded; a screenshot of an unfinished play function
 * would be wrong.
 */
async function finished(page: Page, id: string): Promise<void> {
  const end = await page.waitForFunction(
    (story) => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: { storyRenders?: { id: string; phase?: string }[] };
      };
      const phase = preview?.storyRenders?.find((render) => render.id === story)?.phase;
      return phase === 'finished' || phase === 'errored' ? phase : null;
    },
    id,
    { timeout: 60_000 },
  );
  if ((await end.jsonValue()) === 'errored') throw new Error(`The play function of ${page.url()} failed.`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  });
}
