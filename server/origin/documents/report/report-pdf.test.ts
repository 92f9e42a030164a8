import { describe, expect, it } from 'vitest';
import { RECALL_LIMITS } from '#core/recall/recall.ts';
import type { HistoryReport } from '#core/report/compose-report.ts';
import { REPORT_SECTIONS } from '#core/report/history-source.ts';
import { aRecord } from '#tests/builders/a-history.ts';
import { TEST_PRINT } from '#tests/setup/a-seal.ts';
import { MANY_RECORDS, reportOf, storedReport } from '#tests/setup/printable-report.ts';
import { overlaps, pageText, printedPages } from '#tests/setup/read-pdf.ts';
import { textsIn } from '#texts/all-texts.ts';
import { hasText, translatorOf } from '#texts/translator-of.ts';
import { REPORT_BODY } from './report-frame.ts';
import { reportPdf } from './report-pdf.ts';

const t = translatorOf('en');
const PAGE_HEIGHT = 792;
const full = reportOf(MANY_RECORDS);
const pagesOf = async (snapshot: HistoryReport, language: 'en' | 'es' = 'en') =>
  printedPages(await reportPdf(storedReport(snapshot), { ...TEST_PRINT, language }));
const textOf = async (...of: Parameters<typeof pagesOf>) =>
  (await pagesOf(...of)).map(pageText).join(' ').replaceAll('\n', ' ');

describe('report PDF', () => {
  it('prints VIN, page number, checksum and demonstration notice on each page', async () => {
    const pages = await pagesOf(full);
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => {
      const text = pageText(page);
      expect(text).toContain('1HG CM8269 3A000001');
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(text).toContain(TEST_PRINT.seal.checksum);
      expect(text).toContain(t('document.demonstration'));
    });
    expect(await textOf({ ...full, demonstration: false })).not.toContain('Demonstration data');
  });

  it('prints source, record and date for each finding', async () => {
    const text = await textOf(full);
    expect(text).toContain('A brand is missing from a later title: Salvage in TX, clean in OK.');
    expect(text).toContain('Demonstration registry, t2, Apr 7, 2009 · Demonstration registry, t3, Apr 7, 2015');
    expect(text).toContain('The odometer shows 47,605 mi less than before');
    expect(text).toContain('Announced at auction: Structural damage');
  });

  it('prints each record in its section and marks the inconsistent reading', async () => {
    const text = await textOf(full);
    for (const { recordId, kind } of MANY_RECORDS) {
      if (kind !== 'recall') expect(text).toContain(`Demonstration registry, ${recordId}`);
    }
    expect(text.match(/does not fit/g)).toHaveLength(1);
    expect(text).toContain('Apr 7, 2014 74,300 mi does not fit');
  });

  it('lists the recall that forbids driving first, and states the limits of the recall list', async () => {
    const text = await textOf(full);
    expect(text.indexOf('DO NOT DRIVE until it is repaired 24V999000')).toBeGreaterThan(0);
    expect(text.indexOf('24V999000 ·')).toBeLessThan(text.indexOf('19V182000 ·'));
    for (const limit of RECALL_LIMITS) expect(text).toContain(t(`document-report.limits.${limit}`));
  });

  it('labels the value as an estimate, with its range, method and prices', async () => {
    const text = await textOf(full);
    expect(text).toContain('An estimate, not an offer');
    expect(text).toMatch(/\$[\d,]+\.00 – \$[\d,]+\.00/);
    expect(await textOf(reportOf([]))).toContain(t('document-report.noEstimate'));
  });

  it('never presents missing findings as safety, and distinguishes clear, unknown and unavailable', async () => {
    const clear = await textOf(reportOf([aRecord('title', { odometer: { value: 5, unit: 'mi' } })]));
    expect(clear).toContain('Nothing found in what was checked');
    expect(clear).toContain('No report shows that a vehicle is safe or sound');
    expect(clear).toContain(t('document-report.empty.clear'));
    const unknown = await textOf(reportOf([], false));
    expect(unknown).toContain('Not enough is known');
    expect(unknown).toContain(t('document-report.empty.no-data'));
    expect(unknown).toContain('no answer: Silent register');
  });

  it('supports Spanish', async () => {
    const text = await textOf(full, 'es');
    expect(text).toContain('Hay algo en contra de la compra');
    expect(text).toContain('Salvamento en TX, limpio en OK');
    expect(text).toContain('47,605 mi menos que antes');
    const labels = Object.keys(textsIn('en')).filter((key) =>
      /^document-report[.](sections|weights|states)[.]/.test(key),
    );
    const leftover = labels.filter(hasText).map((key) => t(key));
    const [weights, states] = [3, 4];
    expect(leftover).toHaveLength(REPORT_SECTIONS.length + weights + states);
    for (const english of leftover) expect(text).not.toContain(english);
  });

  it('does not overflow or overlap, however long the content is', async () => {
    const long = Array.from({ length: 150 }, (_, index) =>
      aRecord('accident', {
        recordId: `a${index}`,
        description: 'very long description '.repeat(20),
        place: 'X'.repeat(90),
      }),
    );
    const pages = await pagesOf(reportOf(long));
    const printed = pages.map(pageText).join('\n').replaceAll('\n', ' ');
    for (const { recordId } of long) expect(printed).toContain(`Demonstration registry, ${recordId}`);
    for (const piece of pages.flat()) {
      expect(piece.x, piece.text).toBeGreaterThanOrEqual(REPORT_BODY.x - 1);
      expect(piece.right, piece.text).toBeLessThanOrEqual(REPORT_BODY.x + REPORT_BODY.width + 0.5);
      expect(piece.y, piece.text).toBeGreaterThan(12);
      expect(piece.y, piece.text).toBeLessThan(PAGE_HEIGHT);
    }
    for (const page of pages) expect(overlaps(page)).toEqual([]);
  });
});

describe('report PDF file', () => {
  it('is byte-for-byte identical, whatever was printed in between', async () => {
    const print = () => reportPdf(storedReport(full), TEST_PRINT);
    const first = await print();
    await reportPdf(storedReport(reportOf([aRecord('lien', { holder: 'Łódź “Bank” ʼn’' })])), TEST_PRINT);
    expect(Buffer.compare(first, await print())).toBe(0);
  });

  it('is tagged with language, title, headings, tables, and text alternatives of figures', async () => {
    const file = Buffer.from(await reportPdf(storedReport(full), { ...TEST_PRINT, language: 'es' })).toString('latin1');
    for (const entry of ['/Lang (es)', '/DisplayDocTitle true', '/Marked true', '/S /H1', '/S /H2', '/S /Table']) {
      expect(file).toContain(entry);
    }
    const figures = file.match(/\/S \/Figure[\s\S]{0,80}/g) ?? [];
    expect(figures.length).toBeGreaterThan(1);
    for (const figure of figures) expect(figure).toContain('/Alt');
  });

  it('embeds its typefaces', async () => {
    const file = Buffer.from(await reportPdf(storedReport(full), TEST_PRINT)).toString('latin1');
    const fonts = [...file.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name ?? '');
    expect(fonts.length).toBeGreaterThan(2);
    for (const name of fonts) expect(name).toMatch(/^[A-Z]{6}\+(Inter|JetBrainsMono)-/);
    expect(file.match(/\/FontFile2 /g)?.length).toBe(new Set(fonts).size);
  });
});
