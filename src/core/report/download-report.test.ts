import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createDownloadReport, createDownloadReportByFileName } from './download-report.ts';

const options = { signal: new AbortController().signal };

function setUp() {
  const asked: unknown[] = [];
  const pdf = new TextEncoder().encode('%PDF-');
  const answering = (call: string) => (request: unknown, given: unknown) => {
    asked.push([call, request, given]);
    return okAsync(pdf);
  };
  const reports = { readPdf: answering('readPdf'), readPdfByVin: answering('readPdfByVin') };
  return {
    downloadReport: createDownloadReport({ reports }),
    downloadReportByFileName: createDownloadReportByFileName({ reports }),
    asked,
    pdf,
  };
}

describe('downloadReport', () => {
  it('RPT-11 fetches the PDF of a report', async () => {
    const { downloadReport, asked, pdf } = setUp();
    expect((await downloadReport('r1', options))._unsafeUnwrap()).toBe(pdf);
    expect(asked).toEqual([['readPdf', 'r1', options]]);
  });
});

describe('downloadReportByFileName', () => {
  it('RPT-08 asks with the VIN in the name of a PDF file', async () => {
    const { downloadReportByFileName, asked, pdf } = setUp();
    const file = await downloadReportByFileName('reports/vhr-1hgcm82693a000001.pdf', options);
    expect(file._unsafeUnwrap()).toBe(pdf);
    expect(asked).toEqual([['readPdfByVin', '1HGCM82693A000001', options]]);
  });

  it('RPT-08 makes no call for a name without a VIN', async () => {
    const { downloadReportByFileName, asked } = setUp();
    expect((await downloadReportByFileName('report.pdf'))._unsafeUnwrapErr()).toEqual({ code: 'no-vin-in-file-name' });
    expect(asked).toEqual([]);
  });
});
