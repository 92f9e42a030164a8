import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { MAX_BULK_BYTES } from './bulk-check.ts';
import { createCheckVinList } from './check-vin-list.ts';

const nothing = { checked: [], unchecked: [] };

describe('checkVinList', () => {
  const sent: number[] = [];
  const checkVinList = createCheckVinList({
    vehicles: {
      bulkCheck: (file) => {
        sent.push(file.length);
        return okAsync(nothing);
      },
    },
  });

  it.each([
    ['file-empty', 0],
    ['file-too-large', MAX_BULK_BYTES + 1],
  ])('sends no request that would be rejected: %s', async (code, size) => {
    sent.length = 0;
    expect((await checkVinList(new Uint8Array(size)))._unsafeUnwrapErr()).toEqual({ code });
    expect(sent).toEqual([]);
  });

  it('sends a file of the maximum size', async () => {
    sent.length = 0;
    expect((await checkVinList(new Uint8Array(MAX_BULK_BYTES)))._unsafeUnwrap()).toEqual(nothing);
    expect(sent).toEqual([MAX_BULK_BYTES]);
  });
});
