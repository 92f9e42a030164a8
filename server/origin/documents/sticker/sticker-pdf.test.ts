import { describe, expect, it } from 'vitest';
import { REPRODUCTION_NOTICE, type StickerContent } from '#core/sticker/sticker.ts';
import { unknownVehicle } from '#core/vehicle/vehicle.ts';
import { TEST_PRINT } from '#tests/setup/a-seal.ts';
import { DECODED_ONLY, FULL_CONTENT, stickerWith, usd } from '#tests/setup/printable-sticker.ts';
import { overlaps, type PrintedText, pageContents, pageText, printedPages } from '#tests/setup/read-pdf.ts';
import { translatorOf } from '#texts/translator-of.ts';
import { FRAME } from '../engine/sheet.ts';
import { stickerPdf } from './sticker-pdf.ts';

const t = translatorOf('en');

const PAGE_HEIGHT = 612;

async function pagesOf(changes: Partial<StickerContent> = {}): Promise<PrintedText[][]> {
  return printedPages(await stickerPdf(stickerWith(changes), TEST_PRINT));
}

/** Returns the text fragments on the line of a label, in page order. */
function beside(page: readonly PrintedText[] | undefined, label: string): string[] {
  const own = page?.find(({ text }) => text === label);
  if (!page || !own) throw new Error(`"${label}" is not printed.`);
  return page.filter(({ y, x }) => Math.abs(y - own.y) < 1 && x > own.x).map(({ text }) => text);
}

/** Returns the given number of options in three groups, with matching totals. */
function withOptions(count: number): Partial<StickerContent> {
  const packages = [1, 2, 3].map((group) => ({
    name: `Group ${group}`,
    items: Array.from({ length: Math.ceil(count / 3) }, (_, index) => ({
      code: `G${group}N${index}`,
      name: `Option ${group}-${index}`,
      price: usd(100 * group + index),
      source: 'chosen' as const,
    })).slice(0, count - (group - 1) * Math.ceil(count / 3)),
  }));
  return { packages };
}

const MANY = withOptions(150);

describe('sticker with all data', () => {
  it('fits on one page', async () => {
    expect(await pagesOf()).toHaveLength(1);
  });

  it('contains the legally required vehicle, VIN, final assembly, prices, stars and parts content', async () => {
    const [page] = await pagesOf();
    const text = pageText(page);
    for (const item of ['2003 Honda Accord', 'EX V6', '1HG CM8269 3A000001', 'MARYSVILLE, OHIO, UNITED STATES (USA)']) {
      expect(text).toContain(item);
    }
    expect(beside(page, 'Base price')).toContain('$26,400.00');
    expect(beside(page, 'NAV · Navigation')).toContain('$2,000.00');
    expect(beside(page, 'FM · Floor mats')).toContain('$119.00');
    expect(beside(page, 'Destination charge')).toContain('$460.00');
    expect(beside(page, 'U.S./Canadian parts')).toContain('70%');
    expect(beside(page, 'Foreign parts: Japan')).toContain('20%');
    for (const item of ['$29,058.00', 'Engine from: United States · Transmission from: Japan']) {
      expect(text).toContain(item);
    }
  });

  it('prints each star rating separately, and "Not Rated" for a missing one', async () => {
    const [page] = await pagesOf();
    expect(beside(page, 'Overall vehicle score')).toContain('Not Rated');
    expect(beside(page, 'Side crash')).toContain('4 / 5');
    expect(beside(page, 'Rollover')).toContain('3 / 5');
    expect(pageText(page).match(/Not Rated/g)).toHaveLength(1);
  });

  it('prints every piece of standard equipment', async () => {
    const text = pageText((await pagesOf())[0]).replaceAll('\n', ' ');
    for (const { items } of FULL_CONTENT.standardEquipment) for (const item of items) expect(text).toContain(item);
  });

  it('right-aligns prices', async () => {
    const [page] = await pagesOf();
    const edges = ['$26,400.00', '$2,000.00', '$119.00', '$79.00', '$2,198.00', '$460.00'].map(
      (price) => page?.find(({ text }) => text === price)?.right ?? 0,
    );
    expect(Math.min(...edges)).toBeGreaterThan(700);
    expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(0.01);
  });

  it('marks the source of each line', async () => {
    const [page] = await pagesOf();
    const markOf = (label: string) => {
      const own = page?.find(({ text }) => text === label);
      return page?.find(
        ({ text, x, y }) => own && /^[VCU]$/.test(text) && own.x - x < 14 && own.x > x && Math.abs(own.y - y) < 3,
      )?.text;
    };
    expect(markOf('Gasoline')).toBe('V');
    expect(markOf('4dr Sedan')).toBe('C');
    expect(markOf('NAV · Navigation')).toBe('C');
    expect(markOf('FM · Floor mats')).toBe('U');
    expect(markOf('Nighthawk Black')).toBe('U');
    expect(markOf('Decoded from the VIN')).toBe('V');
    expect(markOf('Total options')).toBeUndefined();
  });

  it('marks a vehicle as chosen when it was selected by year, make and model', async () => {
    const [page] = await pagesOf({ mode: 'ymmt', trim: null, style: null });
    const marks = page?.filter(({ text }) => text === 'V') ?? [];
    expect(marks).toHaveLength(1);
  });
});

describe('unknown data', () => {
  it('never prints an unknown price as an amount', async () => {
    const [page] = await pagesOf(DECODED_ONLY);
    expect(pageText(page)).not.toContain('$');
    for (const label of ['Base price', 'Options', 'Destination charge', 'Total price']) {
      expect(beside(page, label)).toContain('Not known');
    }
  });

  it('prints no total if an option has no price', async () => {
    const packages = [{ name: 'Own', items: [{ code: 'X', name: 'Hook', price: null, source: 'chosen' as const }] }];
    const [page] = await pagesOf({ packages, prices: { ...FULL_CONTENT.prices, options: null, total: null } });
    expect(beside(page, 'X · Hook')).toContain('Not known');
    expect(beside(page, 'Total price')).toEqual(['Not known']);
    expect(beside(page, 'Base price')).toContain('$26,400.00');
  });

  it('distinguishes unknown options from no options', async () => {
    const [page] = await pagesOf({ packages: [], prices: { ...FULL_CONTENT.prices, options: usd(0) } });
    expect(beside(page, 'Options')).toContain('None listed');
  });

  it('prints no rating, fuel economy or parts content', async () => {
    const text = pageText((await pagesOf(DECODED_ONLY))[0]);
    expect(text.match(/Not known for this vehicle\./g)).toHaveLength(3);
    for (const item of ['Not Rated', 'MPG', '%', ' / 5']) expect(text).not.toContain(item);
  });

  it('omits labels that are newer than the vehicle', async () => {
    const vehicle = { ...unknownVehicle('7R02C000001'), year: 1967, make: 'Ford', series: 'Mustang' };
    const text = pageText((await pagesOf({ ...DECODED_ONLY, vehicle, trim: null, mode: 'manual' }))[0]);
    expect(text).toContain('1967 Ford Mustang');
    expect(text).toContain('7R02C000001');
    expect(text).not.toContain('safety ratings');
  });
});

describe('every sticker page', () => {
  it('contains the reproduction notice', async () => {
    const pages = await pagesOf(MANY);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(pageText(page)).toContain(REPRODUCTION_NOTICE);
  });

  it('contains the demonstration notice only for demonstration data', async () => {
    for (const page of await pagesOf({ ...MANY, demonstration: true })) {
      expect(pageText(page)).toContain(t('document.demonstration'));
    }
    expect(pageText((await pagesOf())[0])).not.toContain('Demonstration');
  });
});

describe('sticker with many options', () => {
  it.each([1, 20, 40])('fits %i options on one page, with all equipment and labels', async (count) => {
    const changes = withOptions(count);
    const pages = await pagesOf({ ...changes, demonstration: true });
    expect(pages).toHaveLength(1);
    const lines = pageText(pages[0]).split('\n');
    for (const { items } of changes.packages ?? []) {
      for (const { code, name } of items) expect(lines).toContain(`${code} · ${name}`);
    }
    expect(lines.join(' ')).toContain('Safety and security item number 8 of eight');
  });
});

describe('sticker with more than one page', () => {
  it('continues with each option once, in order, and the total at the end', async () => {
    const pages = await pagesOf(MANY);
    const printed = pages.map(pageText).join('\n');
    const expected = (MANY.packages ?? []).flatMap(({ items }) => items.map(({ code, name }) => `${code} · ${name}`));
    expect(printed.split('\n').filter((line) => expected.includes(line))).toEqual(expected);
    expect(pageText(pages[0])).not.toContain('Total price');
    expect(pageText(pages.at(-1))).toContain('Total price');
    expect(pageText(pages[0])).toContain(`Page 1 of ${pages.length} · continued on page 2`);
  });

  it.each([
    ['usual content', {}],
    ['40 options', withOptions(40)],
    ['60 options', withOptions(60)],
    ['150 options', MANY],
    ['very long texts', longTexts()],
  ])('lays out %s within the frame and without overlap', async (_, changes: Partial<StickerContent>) => {
    for (const page of await pagesOf(changes)) {
      for (const { y, x, right, text } of page) {
        expect(x, text).toBeGreaterThanOrEqual(FRAME.x);
        expect(right, text).toBeLessThanOrEqual(FRAME.x + FRAME.width);
        expect(y, text).toBeGreaterThanOrEqual(PAGE_HEIGHT - FRAME.y - FRAME.height);
        expect(y, text).toBeLessThanOrEqual(PAGE_HEIGHT - FRAME.y);
      }
      expect(overlaps(page)).toEqual([]);
    }
  });

  it('prints very long text in full', async () => {
    const text = (await pagesOf(longTexts())).map(pageText).join(' ').replaceAll('\n', ' ');
    for (const end of ['END-OF-MODEL', 'END-OF-STYLE', 'END-OF-COLOR', 'END-OF-OPTION', 'END-OF-ITEM']) {
      expect(text).toContain(end);
    }
  });
});

describe('sticker PDF file', () => {
  it('is byte-for-byte identical for the same sticker', async () => {
    const [first, second] = [await stickerPdf(stickerWith(), TEST_PRINT), await stickerPdf(stickerWith(), TEST_PRINT)];
    expect(Buffer.compare(first, second)).toBe(0);
    const other = await stickerPdf({ ...stickerWith(), createdAt: Date.UTC(2026, 4, 5) }, TEST_PRINT);
    expect(Buffer.compare(first, other)).not.toBe(0);
  });

  it('is tagged and contains its title, language and creator', async () => {
    const file = Buffer.from(await stickerPdf(stickerWith(), TEST_PRINT));
    const title = Buffer.from('Window sticker – 2003 Honda Accord – 1HGCM82693A000001', 'utf16le').swap16();
    expect(file.includes(title)).toBe(true);
    for (const entry of ['(Vinport)', '(D:20260504000000Z)', '/Lang (en)', '/DisplayDocTitle true', '/Marked true']) {
      expect(file.includes(entry), entry).toBe(true);
    }
  });

  it('reads the meaning of each source mark at the beginning of its line', async () => {
    const [content = ''] = pageContents(await stickerPdf(stickerWith(), TEST_PRINT));
    const lines = [...content.matchAll(/\/P <<\n\/MCID \d+\n>> BDC\n\/Span <<\n\/E \(([^)]*)\)/g)].map(
      ([, said]) => said,
    );
    for (const source of ['vin', 'catalogue', 'chosen'] as const) {
      expect(lines).toContain(t(`document-sticker.sources.${source}.meaning`));
    }
    expect(lines.length).toBeGreaterThan(40);
  });

  it('stores a mark once, however often it is printed', async () => {
    const file = Buffer.from(await stickerPdf(stickerWith(), TEST_PRINT)).toString('latin1');
    // Three source marks and the QR code.
    expect(file.match(/\/Subtype \/Form/g)).toHaveLength(4);
  });

  it('prints every Latin accent, replaces unsupported characters, and adds a note about the replacement', async () => {
    const pdf = await stickerPdf(
      stickerWith({ exteriorColor: { value: 'Żółty 珍珠白', source: 'chosen' } }),
      TEST_PRINT,
    );
    const text = pageText(printedPages(pdf)[0]);
    expect(text).toContain('Żółty [?]');
    expect(text).toContain('[?] stands for characters this print cannot show');
    const read = `${t('document-sticker.sources.chosen.meaning')}: Żółty 珍珠白`;
    expect(Buffer.from(pdf).includes(Buffer.from(read, 'utf16le').swap16())).toBe(true);
    expect(pageText((await pagesOf())[0])).not.toContain('[?]');
  });
});

function longTexts(): Partial<StickerContent> {
  const words = (count: number, end: string) => `${'lengthy wording '.repeat(count)}${end}`;
  return {
    vehicle: { ...FULL_CONTENT.vehicle, model: words(12, 'END-OF-MODEL'), engine: 'E'.repeat(200) },
    style: { value: words(36, 'END-OF-STYLE'), source: 'chosen' },
    exteriorColor: { value: words(12, 'END-OF-COLOR'), source: 'chosen' },
    packages: [
      {
        name: words(12, 'HEADING'),
        items: [{ code: 'C'.repeat(200), name: words(60, 'END-OF-OPTION'), price: usd(9_999_999), source: 'chosen' }],
      },
    ],
    standardEquipment: [{ name: 'Interior', items: [words(300, 'END-OF-ITEM')] }],
  };
}
