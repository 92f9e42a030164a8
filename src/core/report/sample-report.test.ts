import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aReport } from '../../../tests/builders/a-report.ts';
import { createDownloadSampleReport, createReadSampleReport } from './sample-report.ts';

describe('the sample report', () => {
  it('is read and fetched until the screen is left', async () => {
    const options = { signal: new AbortController().signal };
    const asked: unknown[] = [];
    const reports = {
      readSample: (told?: object) => {
        asked.push(told);
        return okAsync(aReport());
      },
      readSamplePdf: (told?: object) => {
        asked.push(told);
        return okAsync(new Uint8Array([1]));
      },
    };
    expect((await createReadSampleReport({ reports })(options))._unsafeUnwrap()).toEqual(aReport());
    expect((await createDownloadSampleReport({ reports })(options))._unsafeUnwrap()).toEqual(new Uint8Array([1]));
    expect(asked).toEqual([options, options]);
  });
});
