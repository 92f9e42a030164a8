import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TitleRecord, titleWashes } from './title-wash.ts';

const title = (issuedAt: number, state: string, ...brandCodes: string[]): TitleRecord => ({
  issuedAt,
  state,
  brandCodes,
  source: 'state',
  recordId: `${state}-${issuedAt}`,
});

describe('titleWashes', () => {
  it('finds a clean title in another state after a brand, in any order of records', () => {
    const [salvage, clean] = [title(1, 'TX', '11'), title(2, 'OK')];
    const expected = [{ branded: [salvage], brands: [expect.objectContaining({ code: '11' })], clean }];

    expect(titleWashes([salvage, clean])).toEqual(expected);
    expect(titleWashes([clean, salvage])).toEqual(expected);
  });

  it.each<[string, TitleRecord[]]>([
    ['no brand', [title(1, 'TX'), title(2, 'OK')]],
    ['a clean title before the brand', [title(1, 'OK'), title(2, 'TX', '11')]],
    ['a clean title with the same date', [title(1, 'TX', '11'), title(1, 'OK')]],
    ['a clean title from the same state', [title(1, 'TX', '11'), title(2, 'tx')]],
    ['a brand that replaces another', [title(1, 'TX', '11'), title(2, 'OK', '9')]],
    ['temporary brands', [title(1, 'TX', '37', '68', '71'), title(2, 'OK')]],
    ['an unknown code', [title(1, 'TX', '99'), title(2, 'OK')]],
    ['nothing at all', []],
  ])('finds nothing in %s', (_, titles) => {
    expect(titleWashes(titles)).toEqual([]);
  });

  it('treats a title with only temporary brands as clean', () => {
    expect(titleWashes([title(1, 'TX', '01'), title(2, 'OK', '68')])).toHaveLength(1);
  });

  it('returns the first clean title in another state with all branded titles before it', () => {
    const [flood, salvage] = [title(1, 'LA', '01', '11'), title(2, 'TX', '11', '68')];
    const first = title(4, 'OK');
    const findings = titleWashes([flood, salvage, title(3, 'TX', '11'), first, title(5, 'KS')]);

    expect(findings).toHaveLength(1);
    expect(findings[0]?.clean).toBe(first);
    expect(findings[0]?.branded).toEqual([flood, salvage, title(3, 'TX', '11')]);
    expect(findings[0]?.brands.map(({ code }) => code)).toEqual(['01', '11']);
  });

  it('reports a second washing', () => {
    const titles = [title(1, 'TX', '11'), title(2, 'OK'), title(3, 'OK', '09'), title(4, 'KS')];

    expect(titleWashes(titles).map(({ clean }) => clean.state)).toEqual(['OK', 'KS']);
  });

  it('skips a clean title of the same state and finds the next in another state', () => {
    const titles = [title(1, 'TX', '11'), title(2, 'TX'), title(3, 'OK')];

    expect(titleWashes(titles).map(({ clean }) => clean.state)).toEqual(['OK']);
  });

  it('always returns earlier branded titles of another state', () => {
    const anyTitle = fc
      .tuple(fc.nat({ max: 9 }), fc.constantFrom('TX', 'OK', 'KS'), fc.subarray(['11', '01', '68']))
      .map(([issuedAt, state, codes]) => title(issuedAt, state, ...codes));
    fc.assert(
      fc.property(fc.array(anyTitle, { maxLength: 8 }), (titles) => {
        for (const { branded, brands, clean } of titleWashes(titles)) {
          expect(brands.length).toBeGreaterThan(0);
          expect(branded.every(({ issuedAt, state }) => issuedAt < clean.issuedAt && state !== clean.state)).toBe(true);
        }
      }),
    );
  });
});
