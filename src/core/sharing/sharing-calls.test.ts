import { describe, expect, it } from 'vitest';
import { aReport } from '#tests/builders/a-report.ts';
import { recordedCall } from '#tests/setup/recorded-call.ts';
import type { VerifiedDocument } from './shared-document.ts';
import { createDownloadSharedDocument, createReadSharedDocument, createVerifyDocument } from './sharing-calls.ts';

const options = { signal: new AbortController().signal };

const verified: VerifiedDocument = {
  kind: 'report',
  maskedVin: '***********000001',
  vehicle: '2003 Honda Accord',
  createdAt: 0,
  demonstration: false,
  unaltered: true,
  compared: 'checksum',
};

describe('a shared document', () => {
  it('is read and downloaded by its key, and not without a key', async () => {
    const shared = { kind: 'report', report: aReport() } as const;
    const [read, pdf] = [recordedCall(shared), recordedCall(new Uint8Array([1]))];
    const readSharedDocument = createReadSharedDocument({ sharing: { readShared: read.call } });
    const downloadSharedDocument = createDownloadSharedDocument({ sharing: { readSharedPdf: pdf.call } });
    expect((await readSharedDocument('key-1', options))._unsafeUnwrap()).toEqual(shared);
    expect((await downloadSharedDocument('key-1', options))._unsafeUnwrap()).toEqual(new Uint8Array([1]));
    for (const use of [readSharedDocument, downloadSharedDocument]) {
      expect((await use(''))._unsafeUnwrapErr()).toEqual({ code: 'link-missing' });
    }
    expect([read.asked, pdf.asked]).toEqual([[['key-1', options]], [['key-1', options]]]);
  });
});

describe('verifyDocument', () => {
  it('accepts a checksum typed from paper', async () => {
    const { call, asked } = recordedCall(verified);
    const verifyDocument = createVerifyDocument({ sharing: { verify: call } });
    const typed = ` ${'AB12 '.repeat(16)}\n`;
    expect((await verifyDocument(typed, options))._unsafeUnwrap()).toEqual(verified);
    expect(asked).toEqual([['ab12'.repeat(16), options]]);
  });

  it.each(['', 'a'.repeat(63), 'a'.repeat(65), 'g'.repeat(64)])(
    'sends no request for an invalid checksum: %j',
    async (typed) => {
      const { call, asked } = recordedCall(verified);
      const answer = await createVerifyDocument({ sharing: { verify: call } })(typed);
      expect(answer._unsafeUnwrapErr()).toEqual({ code: 'checksum-invalid' });
      expect(asked).toEqual([]);
    },
  );
});
