import { describe, expect, it } from 'vitest';
import { recordedCall } from '#tests/setup/recorded-call.ts';
import type { VerifiedDocument } from './shared-document.ts';
import { createVerifyDocument } from './sharing-calls.ts';

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
