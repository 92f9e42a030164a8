import type { Page } from 'playwright';

/** The captured part of the page, in CSS pixels. */
interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ASKED_EVERY_MS = 400;

/**
 * Returns a picture of a PDF in the browser's viewer, which doesn't report when it has finished rendering. Two
 * identical pictures with more bytes than the empty viewer mean that it has.
 */
export async function settledPicture(page: Page, clip: Clip, emptyBytes: number): Promise<Buffer> {
  let before: Buffer = Buffer.alloc(0);
  for (;;) {
    await page.waitForTimeout(ASKED_EVERY_MS);
    const now = await page.screenshot({ clip });
    if (before.equals(now) && now.length > emptyBytes) return now;
    before = now;
  }
}
