import { chromium } from 'playwright';
import { stickerPdf } from '#origin/documents/sticker/sticker-pdf.ts';
import { chromiumArguments, requireChromium } from '#scripts/quality/chromium.ts';
import { TEST_PRINT } from '../setup/a-seal.ts';
import { stickerWith } from '../setup/printable-sticker.ts';
import type { BenchmarkResult } from './benchmark.ts';
import { percentile } from './percentile.ts';
import { stickerSheet } from './sticker-sheet.ts';

const ROUNDS = 15;
const STRETCH = 10;
/** Warm-up documents. Both sides are compiled at run time, and a busy host prints in a warm state. */
const WARM_UP = 150;
const TIMES_FASTER = 6;

/** Compares our window sticker with a browser that prints the same sheet: the time for a PDF and its size. */
export async function benchmarkDocuments(): Promise<BenchmarkResult> {
  const sticker = stickerWith({ demonstration: true });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage();
    const sheet = stickerSheet(sticker.content, TEST_PRINT);
    const print = () => page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    const layOutAndPrint = async () => {
      await page.setContent(sheet, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => true));
      return print();
    };
    const ours: number[] = [];
    const theirs: number[] = [];
    const printedOnly: number[] = [];
    let [ourBytes, theirBytes] = [0, 0];
    for (let round = 0; round < WARM_UP; round += 1) {
      ourBytes = (await timed(() => stickerPdf(sticker, TEST_PRINT))).bytes;
      theirBytes = (await timed(layOutAndPrint)).bytes;
    }
    // Alternate, so that other load affects both, and in batches, so that neither pays for the other's garbage
    // collection.
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(...(await stretch(() => stickerPdf(sticker, TEST_PRINT))));
      theirs.push(...(await stretch(layOutAndPrint)));
      printedOnly.push(...(await stretch(print)));
    }
    const [ourMedian, theirMedian] = [percentile(ours, 0.5), percentile(theirs, 0.5)];
    return {
      peer: `Chromium ${browser.version()}, a warm page`,
      figures: [
        {
          name: 'one sticker as a PDF, median',
          unit: 'ms',
          ours: ourMedian,
          peer: theirMedian,
          better: 'lower',
          target: { text: `≥ ${TIMES_FASTER} × faster`, met: theirMedian >= TIMES_FASTER * ourMedian },
        },
        {
          name: '… with the browser’s sheet laid out in advance',
          unit: 'ms',
          ours: ourMedian,
          peer: percentile(printedOnly, 0.5),
          better: 'lower',
        },
        { name: 'file size', unit: 'kB', ours: ourBytes / 1_000, peer: theirBytes / 1_000, better: 'lower' },
      ],
      notes: [
        `${ROUNDS * STRETCH} stickers each, alternating in groups of ${STRETCH}, after ${WARM_UP} for warm-up; 40 pieces of equipment, three options, three labels, a QR code.`,
        'Both get a new sheet each time, measure it, lay it out and write it, including tags and typefaces.',
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

async function stretch(print: () => Promise<Uint8Array>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let count = 0; count < STRETCH; count += 1) times.push((await timed(print)).milliseconds);
  return times;
}
