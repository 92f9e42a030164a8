import { expect, it } from 'vitest';
import { makerCode } from './maker-code.ts';

it('identifies a manufacturer by positions 1 to 3', () => {
  expect(makerCode('1HGCM82633A004352')).toEqual({ world: '1HG', small: null });
});

it('includes positions 12 to 14 if position 3 is a 9', () => {
  expect(makerCode('1F9AB12C3D1123456')).toEqual({ world: '1F9', small: '123' });
});
