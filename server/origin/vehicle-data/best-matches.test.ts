import { describe, expect, it } from 'vitest';
import { bestMatches } from './best-matches.ts';
import { keySpecificity } from './key-specificity.ts';
import { VPIC_ELEMENT } from './vpic-element.ts';

const match = (schemaId: number, elementId: number, keyGlob: string, value: string) => ({
  schemaId,
  elementId,
  keyGlob,
  value,
});

describe('bestMatches', () => {
  it('rates a key by the characters it specifies', () => {
    expect(keySpecificity('*')).toBe(0);
    expect(keySpecificity('?????|?A*')).toBe(1);
    expect(keySpecificity('CM826*')).toBe(5);
    expect(keySpecificity('CM[58]26*')).toBeCloseTo(4.9);
  });

  it('uses the most specific key', () => {
    const matches = [
      match(1, VPIC_ELEMENT.model, 'C*', 'vague'),
      match(1, VPIC_ELEMENT.model, 'CM8*', 'close'),
      match(1, VPIC_ELEMENT.model, '?M*', 'vague too'),
    ];
    expect(bestMatches(matches).get(VPIC_ELEMENT.model)).toBe('close');
  });

  it('uses the most detailed schema with a model, without mixing in another vehicle', () => {
    const matches = [
      match(1, VPIC_ELEMENT.model, 'ABCD*', 'stranger'),
      match(1, VPIC_ELEMENT.bodyClass, 'ABCD*', 'strange body'),
      match(2, VPIC_ELEMENT.model, 'AB*', 'vehicle'),
      match(2, VPIC_ELEMENT.bodyClass, 'A*', 'body'),
      match(2, VPIC_ELEMENT.cylinders, 'A*', '6'),
      match(3, VPIC_ELEMENT.plantCity, '?????|?A*', 'city'),
    ];
    expect(Object.fromEntries(bestMatches(matches))).toEqual({
      [VPIC_ELEMENT.model]: 'vehicle',
      [VPIC_ELEMENT.bodyClass]: 'body',
      [VPIC_ELEMENT.cylinders]: '6',
      [VPIC_ELEMENT.plantCity]: 'city',
    });
  });
});
