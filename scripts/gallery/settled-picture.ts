import type { Page } from 'playwright';

/** The part of the page that is taken, in CSS pixels. */
interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ASKED_EVERY_MS = 400;

/**
 * A picture of a PDF in the browser's viewer, which says nothing when it is done: two pictures that are the same do,
 * where they have more bytes than the empty viewer.
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
