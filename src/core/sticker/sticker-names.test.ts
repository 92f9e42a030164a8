import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createStickerNames } from './sticker-names.ts';

const unreachable = { code: 'unreachable' } as const;
const signal = new AbortController().signal;

function setUp() {
  const asked: unknown[] = [];
  const answering =
    <Value>(values: readonly Value[]) =>
    (...question: unknown[]) => {
      asked.push(question);
      return okAsync(values);
    };
  const names = createStickerNames({
    stickers: {
      years: answering([1967, 2013, 2003, 2013]),
      makes: answering(['Honda', 'Ford', 'Honda']),
      models: answering(['Civic', 'Accord', 'Civic']),
      trims: answering(['LX-V6', 'EX-V6', 'LX-V6']),
    },
  });
  return { names, asked };
}

describe('stickerNames', () => {
  it("returns years in descending order, and names without duplicates in the origin's order", async () => {
    const { names, asked } = setUp();
    const accord = { year: 2003, make: 'Honda', model: 'Accord' };
    expect((await names.years({ signal }))._unsafeUnwrap()).toEqual([2013, 2003, 1967]);
    expect((await names.makes(2003, { signal }))._unsafeUnwrap()).toEqual(['Honda', 'Ford']);
    expect((await names.models(accord, { signal }))._unsafeUnwrap()).toEqual(['Civic', 'Accord']);
    expect((await names.trims(accord, { signal }))._unsafeUnwrap()).toEqual(['LX-V6', 'EX-V6']);
    expect(asked).toEqual([[{ signal }], [2003, { signal }], [accord, { signal }], [accord, { signal }]]);
  });

  it('passes on a failure', async () => {
    const failing = () => errAsync(unreachable);
    const names = createStickerNames({ stickers: { years: failing, makes: failing, models: failing, trims: failing } });
    expect((await names.years())._unsafeUnwrapErr()).toEqual(unreachable);
  });
});
