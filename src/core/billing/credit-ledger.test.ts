import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CreditKind, type CreditLedger, creditBalances, enterMovement, payingCredit } from './credit-ledger.ts';
import { NO_CREDITS } from './credits.ts';

const KINDS: readonly CreditKind[] = ['vhr', 'sticker', 'global'];
const move = (kind: CreditKind, delta: number, reference: string) => ({
  kind,
  delta,
  reason: 'test',
  reference,
  at: 0,
});

describe('creditBalances', () => {
  it('sums each kind separately', () => {
    expect(creditBalances([])).toEqual(NO_CREDITS);
    expect(creditBalances([move('vhr', 3, 'a'), move('vhr', -1, 'b'), move('global', 4, 'c')])).toEqual({
      vhr: 2,
      sticker: 0,
      global: 4,
    });
  });
});

describe('enterMovement', () => {
  const ledger = [move('vhr', 2, 'order')];

  it('appends the movement to the ledger', () => {
    const charge = move('vhr', -2, 'report');

    expect(enterMovement(ledger, charge)._unsafeUnwrap()).toEqual([...ledger, charge]);
    expect(ledger).toHaveLength(1);
  });

  it('rejects a debit that exceeds the balance of its kind', () => {
    expect(enterMovement(ledger, move('vhr', -3, 'report'))._unsafeUnwrapErr()).toEqual({
      code: 'too-few-credits',
      kind: 'vhr',
      balance: 2,
      wanted: 3,
    });
    expect(enterMovement(ledger, move('sticker', -1, 'sticker'))._unsafeUnwrapErr().code).toBe('too-few-credits');
  });

  it('enters a movement with the same kind, reason and reference only once', () => {
    expect(enterMovement(ledger, move('vhr', 5, 'order'))._unsafeUnwrapErr()).toEqual({ code: 'moved-already' });
    expect(enterMovement(ledger, move('sticker', 5, 'order')).isOk()).toBe(true);
    expect(enterMovement(ledger, { ...move('vhr', 5, 'order'), reason: 'other' }).isOk()).toBe(true);
    const longer = enterMovement(ledger, move('vhr', 5, 'order-2'))._unsafeUnwrap();
    expect(enterMovement(longer, move('vhr', 5, 'order'))._unsafeUnwrapErr().code).toBe('moved-already');
  });

  it.each([[0], [0.5], [Number.NaN], [Number.POSITIVE_INFINITY]])('rejects a delta of %d', (delta) => {
    expect(enterMovement(ledger, move('vhr', delta, 'x'))._unsafeUnwrapErr()).toEqual({ code: 'delta-invalid' });
  });

  it('ensures that every balance equals the sum of its movements and is never negative', () => {
    const movement = fc.record({
      kind: fc.constantFrom(...KINDS),
      delta: fc.integer({ min: -5, max: 5 }),
      reference: fc.string({ maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 40 }), (movements) => {
        let ledger: CreditLedger = [];
        const sums = { vhr: 0, sticker: 0, global: 0 };
        for (const { kind, delta, reference } of movements) {
          const entered = enterMovement(ledger, move(kind, delta, reference));
          if (entered.isErr()) continue;
          ledger = entered.value;
          sums[kind] += delta;
        }
        expect(creditBalances(ledger)).toEqual(sums);
        expect(KINDS.every((kind) => sums[kind] >= 0)).toBe(true);
      }),
    );
  });
});

describe('payingCredit', () => {
  it('uses the credit kind of the document before a global credit', () => {
    expect(payingCredit({ vhr: 1, sticker: 0, global: 1 }, 'vhr')).toBe('vhr');
    expect(payingCredit({ vhr: 1, sticker: 0, global: 1 }, 'sticker')).toBe('global');
    expect(payingCredit({ vhr: 0.5, sticker: 9, global: 0.5 }, 'vhr')).toBeNull();
  });
});
