import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createDownloadReportByFileName } from './download-report-by-file-name.ts';

const options = { signal: new AbortController().signal };

function setUp() {
  const asked: unknown[] = [];
  const pdf = new TextEncoder().encode('%PDF-');
  const answering = (call: string) => (request: unknown, given: unknown) => {
    asked.push([call, request, given]);
    return okAsync(pdf);
  };
  const reports = { readPdfByVin: answering('readPdfByVin') };
  return {
    downloadReportByFileName: createDownloadReportByFileName({ reports }),
    asked,
    pdf,
  };
}

describe('downloadReportByFileName', () => {
  it('RPT-08 requests the report with the VIN from the name of a PDF file', async () => {
    const { downloadReportByFileName, asked, pdf } = setUp();
    const file = await downloadReportByFileName('reports/vhr-1hgcm82693a000001.pdf', options);
    expect(file._unsafeUnwrap()).toBe(pdf);
    expect(asked).toEqual([['readPdfByVin', '1HGCM82693A000001', options]]);
  });

  it('RPT-08 sends no request for a name without a VIN', async () => {
    const { downloadReportByFileName, asked } = setUp();
    expect((await downloadReportByFileName('report.pdf'))._unsafeUnwrapErr()).toEqual({ code: 'no-vin-in-file-name' });
    expect(asked).toEqual([]);
  });
});
