import { describe, expect, it } from 'vitest';
import { aReport } from '#tests/builders/a-report.ts';
import { recordedCall } from '#tests/setup/recorded-call.ts';
import { createDownloadSampleReport, createReadSampleReport } from './sample-report.ts';

describe('the sample report', () => {
  it('is read and fetched until the screen is left', async () => {
    const options = { signal: new AbortController().signal };
    const [read, pdf] = [recordedCall(aReport()), recordedCall(new Uint8Array([1]))];
    const reports = { readSample: read.call, readSamplePdf: pdf.call };
    expect((await createReadSampleReport({ reports })(options))._unsafeUnwrap()).toEqual(aReport());
    expect((await createDownloadSampleReport({ reports })(options))._unsafeUnwrap()).toEqual(new Uint8Array([1]));
    expect([read.asked, pdf.asked]).toEqual([[[options]], [[options]]]);
  });
});
