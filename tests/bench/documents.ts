import { chromium } from 'playwright';
import { chromiumArguments, requireChromium } from '../../scripts/quality/chromium.ts';
import { TEST_PRINT } from '../../server/origin/documents/seal-for-tests.ts';
import { stickerWith } from '../../server/origin/documents/sticker-for-tests.ts';
import { stickerPdf } from '../../server/origin/documents/sticker-pdf.ts';
import type { BenchmarkResult } from './benchmark.ts';
import { stickerSheet } from './sticker-sheet.ts';

const ROUNDS = 30;
const WARM_UP = 5;
const TIMES_FASTER = 6;

/** Our window sticker beside a browser that prints the same sheet: how long a PDF takes, and how large it is. */
export async function benchmarkDocuments(): Promise<BenchmarkResult> {
  const sticker = stickerWith({ demonstration: true });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage();
    await page.setContent(stickerSheet(sticker.content, TEST_PRINT), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const print = () => page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    const ours: number[] = [];
    const theirs: number[] = [];
    let [ourBytes, theirBytes] = [0, 0];
    // In turn, so that whatever else the machine does slows both.
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const [own, peer] = [await timed(() => stickerPdf(sticker, TEST_PRINT)), await timed(print)];
      [ourBytes, theirBytes] = [own.bytes, peer.bytes];
      if (round < 0) continue;
      ours.push(own.milliseconds);
      theirs.push(peer.milliseconds);
    }
    const [ourMedian, theirMedian] = [median(ours), median(theirs)];
    return {
      peer: `Chromium ${browser.version()}, a warm page with the sheet already laid out`,
      figures: [
        {
          name: 'one sticker as PDF, median',
          unit: 'ms',
          ours: ourMedian,
          peer: theirMedian,
          better: 'lower',
          target: { text: `≥ ${TIMES_FASTER} × faster`, met: theirMedian >= TIMES_FASTER * ourMedian },
        },
        { name: 'size of the file', unit: 'kB', ours: ourBytes / 1_000, peer: theirBytes / 1_000, better: 'lower' },
      ],
      notes: [
        `${ROUNDS} stickers each, in turn, after ${WARM_UP} to warm up; 40 pieces of equipment, three options, three labels, a QR code.`,
        'Ours measures, lays out and draws anew each time, tags and embedded typefaces included; the browser only prints.',
      ],
    };
  } finally {
    await browser.close();
  }
}

async function timed(
  print: () => Promise<Uint8Array>,
): Promise<{ readonly milliseconds: number; readonly bytes: number }> {
  const started = performance.now();
  const { length } = await print();
  return { milliseconds: performance.now() - started, bytes: length };
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}
