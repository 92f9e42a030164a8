import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { expect, type Page, test } from '@playwright/test';
import { Hono } from 'hono';
import * as z from 'zod';

/** The viewport widths of each story, in pixels. */
const WIDTHS = [390, 1280];
const HEIGHT = 640;
const NOW = new Date('2026-01-15T12:00:00Z');

/** The tag of a transient story, whose screenshots always differ. */
const NO_PICTURE = 'no-picture';

const built = process.env.STORYBOOK_FOLDER ?? 'storybook-static';
const pictures = path.join(import.meta.dirname, 'pictures');
const { entries } = z
  .object({
    entries: z.record(
      z.string(),
      z.object({ id: z.string(), type: z.enum(['story', 'docs']), tags: z.array(z.string()) }),
    ),
  })
  .parse(JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8')));
const stories = Object.values(entries)
  .filter(({ type, tags }) => type === 'story' && !tags.includes(NO_PICTURE))
  .map(({ id }) => id);
const pictureName = (story: string, width: number) => `${story}-${width}.png`;

const visual = test.extend<object, { readonly address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on.
    async ({}, use) => {
      const { fetch } = new Hono().use(serveStatic({ root: built }));
      const server = serve({ fetch, hostname: '127.0.0.1', port: 0 });
      await once(server, 'listening');
      const address = server.address();
      await use(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
      server.close();
    },
    { scope: 'worker' },
  ],
});

for (const story of stories) {
  visual(story, async ({ page, address }) => {
    await page.clock.setFixedTime(NOW);
    const [narrow = 0, ...wider] = WIDTHS;
    await page.setViewportSize({ width: narrow, height: HEIGHT });
    await page.goto(`${address}/iframe.html?id=${story}&viewMode=story&globals=motion:reduce`);
    await finishStory(page, story);
    for (const width of [narrow, ...wider]) {
      // The story plays once and is laid out again at each further width.
      await page.setViewportSize({ width, height: HEIGHT });
      await expect.soft(page).toHaveScreenshot(pictureName(story, width), { fullPage: true });
    }
  });
}

visual('no picture is left without a story', () => {
  const names = new Set(stories.flatMap((story) => WIDTHS.map((width) => pictureName(story, width))));
  const left = readdirSync(pictures).filter((file) => !names.has(file));
  if (test.info().config.updateSnapshots !== 'none') for (const file of left) rmSync(path.join(pictures, file));
  else expect(left).toEqual([]);
});

/**
 * Waits until the story has played and its fonts and images have loaded; a screenshot of an unfinished play function
 * would be wrong.
 */
async function finishStory(page: Page, story: string): Promise<void> {
  const end = await page.waitForFunction((id) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__?: { storyRenders?: { id: string; phase?: string }[] };
    };
    const phase = preview?.storyRenders?.find((render) => render.id === id)?.phase;
    return phase === 'finished' || phase === 'errored' ? phase : null;
  }, story);
  expect(await end.jsonValue(), `the play function of ${story}`).toBe('finished');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  });
}
