import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vinOfPdfFile } from './download-report-by-file-name.ts';

describe('vinOfPdfFile', () => {
  it.each([
    ['1HGCM82693A000001.pdf', '1HGCM82693A000001'],
    ['1hgcm82693a000001.PDF', '1HGCM82693A000001'],
    ['reports/2024/vhr-1HGCM82693A000001_2.pdf', '1HGCM82693A000001'],
    ['C:\\Downloads\\1HGCM82693A000001 (1).pdf', '1HGCM82693A000001'],
    ['https://vinport.example/files/1HGCM82693A000001.pdf?key=5YJ3E1EA8KF000001#page=2', '1HGCM82693A000001'],
    ['XS29L9B123456-1HGCM82693A000001.pdf', '1HGCM82693A000001'],
    ['XS29L9B123456.pdf', 'XS29L9B123456'],
    ['report-20240115-XS29L9B123456.pdf', 'XS29L9B123456'],
    ['sticker_7R02C123456.pdf', '7R02C123456'],
    ['AB345678901234.pdf', 'AB345678901234'],
    ['12345.pdf', '12345'],
  ])('reads %j as %s', (name, vin) => {
    expect(vinOfPdfFile(name)._unsafeUnwrap()).toBe(vin);
  });

  it.each([
    [''],
    ['.pdf'],
    ['report.pdf'],
    ['1234.pdf'],
    ['123456789012345.pdf'],
    ['1HGCM82693A00000O.pdf'],
    ['1HGCM82693A000001'],
    ['1HGCM82693A000001.pdf.exe'],
    ['1HGCM82693A000001/report.pdf'],
    ['report.html?file=1HGCM82693A000001.pdf'],
  ])('finds no VIN in %j', (name) => {
    expect(vinOfPdfFile(name)._unsafeUnwrapErr()).toEqual({ code: 'no-vin-in-file-name' });
  });

  it('finds any 17-character VIN between other words', () => {
    const vin = fc.string({
      unit: fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'),
      minLength: 17,
      maxLength: 17,
    });
    const word = fc.string({ unit: fc.constantFrom('o', 'i', 'q', '_', '-', ' '), maxLength: 8 });
    fc.assert(
      fc.property(word, vin, word, (before, wanted, after) => {
        expect(vinOfPdfFile(`${before}-${wanted}_${after}.pdf`)._unsafeUnwrap()).toBe(wanted);
      }),
    );
  });
});
