import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDiscountModal } from './discount-modal-schema.ts';

describe('parseDiscountModal', () => {
  it.each(['waiting', 'open', 'closed'])('reads %s back', (kept) => {
    expect(parseDiscountModal(kept)._unsafeUnwrap()).toBe(kept);
  });

  it('says what is wrong with anything else, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        fc.pre(kept !== 'waiting' && kept !== 'open' && kept !== 'closed');
        expect(parseDiscountModal(kept)._unsafeUnwrapErr()).not.toBe('');
      }),
    );
  });
});
