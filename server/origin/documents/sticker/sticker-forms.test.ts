import { describe, expect, it } from 'vitest';
import { TEST_PRINT } from '#tests/setup/a-seal.ts';
import { DECODED_ONLY, FULL_CONTENT, stickerWith, usd } from '#tests/setup/printable-sticker.ts';
import { pageText, printedPages } from '#tests/setup/read-pdf.ts';
import { textsIn } from '#texts/all-texts.ts';
import { hasText, translatorOf } from '#texts/translator-of.ts';
import { stickerPdf } from './sticker-pdf.ts';

const textOf = async (sticker: ReturnType<typeof stickerWith>, language: 'en' | 'es' = 'en') =>
  printedPages(await stickerPdf(sticker, { ...TEST_PRINT, language }))
    .map(pageText)
    .join('\n');

describe('sticker form for model years before 1999', () => {
  const vehicle = { ...FULL_CONTENT.vehicle, year: 1995 };

  it('has a color block only on request, and no labels of later years', async () => {
    const without = await textOf(stickerWith({ ...DECODED_ONLY, vehicle, exteriorColor: null }));
    expect(without).toContain(translatorOf('en')('document-sticker.earlierYears'));
    for (const text of ['Exterior color', 'Interior color', 'safety ratings', 'EPA'])
      expect(without).not.toContain(text);
    const asked = await textOf(
      stickerWith({ ...DECODED_ONLY, vehicle, exteriorColor: { value: 'Milano Red', source: 'chosen' } }),
    );
    expect(asked).toContain('Exterior color');
    expect(asked).toContain('Milano Red');
  });

  it('is not used from 1999 on', async () => {
    const text = await textOf(stickerWith({ vehicle: { ...vehicle, year: 1999 }, exteriorColor: null }));
    expect(text).not.toContain(translatorOf('en')('document-sticker.earlierYears'));
    expect(text).toContain('Exterior color');
  });
});

describe('Spanish sticker', () => {
  it('has only Spanish labels', async () => {
    const text = await textOf(stickerWith({ demonstration: true }), 'es');
    for (const own of [
      'Reproducción – no es el original de fábrica',
      'Precio total',
      'Sin calificar',
      'Página 1 de 1',
    ]) {
      expect(text).toContain(own);
    }
    const labels = Object.keys(textsIn('en')).filter((key) => /^document(-sticker)?[.]/.test(key));
    expect(labels.length).toBeGreaterThan(50);
    const [english = [], spanish] = ['en', 'es'].map((language) =>
      labels.filter(hasText).map((key) => translatorOf(language)(key)),
    );
    const shared = new Set(['Vinport test site', ...(spanish ?? [])]);
    for (const label of english) if (!shared.has(label)) expect(text.split('\n')).not.toContain(label);
  });
});

describe('sticker totals', () => {
  it('recalculates totals and prints a wrong total with the correct one', async () => {
    expect(await textOf(stickerWith())).toContain('Recomputed: base price, options and destination');
    const wrong = stickerWith({ prices: { ...FULL_CONTENT.prices, total: usd(29_000) } });
    const text = (await textOf(wrong)).replaceAll('\n', ' ');
    expect(text).toContain('Recomputed, Total price $29,000.00 is $29,058.00: quoted here, not mended.');
  });
});

describe('sticker barcodes', () => {
  it('draws vectors with text alternatives instead of images', async () => {
    const file = Buffer.from(await stickerPdf(stickerWith(), TEST_PRINT)).toString('latin1');
    expect(file).not.toContain('/Subtype /Image');
    expect(file).toContain(`/Alt (QR code: ${TEST_PRINT.seal.address})`);
    expect(file).toContain('/Alt (Bar code, Code 39: 1HGCM82693A000001)');
  });

  it('draws no barcode for a VIN with characters that Code 39 does not support', async () => {
    const vehicle = { ...FULL_CONTENT.vehicle, vin: '7R02Ç000001' };
    const file = Buffer.from(await stickerPdf(stickerWith({ vehicle }), TEST_PRINT)).toString('latin1');
    expect(file).not.toContain('/Alt (Bar code');
  });
});
