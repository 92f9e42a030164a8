import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typingSlip } from './typing-slip.ts';

const SIGNS = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');

describe('typingSlip', () => {
  it.each(['O0', 'Q0', 'D0', 'I1', 'L1', '71', 'S5', 'B8', '38', 'Z2', 'G6', 'UV', 'MN', 'CG', 'PR', 'VY', '4A', 'EF'])(
    'treats %s as similar characters',
    (pair) => {
      expect(typingSlip(pair.charAt(0), pair.charAt(1))).toBe('lookalike');
    },
  );

  it.each([
    ['S', 'ADWEZX'],
    ['G', 'FHTYVB'],
    ['5', '46RT'],
    ['A', 'SQWZ'],
    ['0', '9P'],
    ['M', 'NJK'],
  ])('returns for %s only the adjacent keys %s', (sign, neighbours) => {
    const found = SIGNS.filter((other) => other !== sign && typingSlip(sign, other) === 'keyboard');
    const lookalikes = SIGNS.filter((other) => typingSlip(sign, other) === 'lookalike');

    expect(found.toSorted()).toEqual(
      Array.from(neighbours)
        .filter((other) => !lookalikes.includes(other))
        .toSorted(),
    );
  });

  it.each(['1P', 'QM', '30', 'AL', '-1', 'Ä0', '--'])('returns no slip for %s', (pair) => {
    expect(typingSlip(pair.charAt(0), pair.charAt(1))).toBe('none');
  });

  it('is symmetric', () => {
    const signs = fc.constantFrom(...SIGNS);
    fc.assert(fc.property(signs, signs, (one, other) => typingSlip(one, other) === typingSlip(other, one)));
  });
});
