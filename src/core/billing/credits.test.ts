import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditsFrom, NO_CREDITS } from './credits.ts';

describe('creditsFrom', () => {
  it('CRD-01 reads vhr, sticker and global from vhr_credit, sticker_credit and credit', () => {
    expect(creditsFrom({ vhr_credit: 1, sticker_credit: '4', credit: 5 })).toEqual({ vhr: 1, sticker: 4, global: 5 });
  });

  it.each([[undefined], [null], [''], ['Unlimited'], [-1], ['-2'], [true], [[3]], [Number.NaN], ['Infinity']])(
    'reads %j as zero',
    (value) => {
      expect(creditsFrom({ vhr_credit: value, sticker_credit: value, credit: value })).toEqual(NO_CREDITS);
    },
  );

  it('never returns a balance below zero or above the safe integer range', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const { vhr } = creditsFrom({ vhr_credit: value });
        return vhr >= 0 && Number.isFinite(vhr);
      }),
    );
  });
});
