import { expect, it } from 'vitest';
import { wmiCodeOf } from './wmi-code.ts';

it('includes positions 12 to 14 for a small manufacturer', () => {
  expect(wmiCodeOf('1HGCM82633A004352')).toBe('1HG');
  expect(wmiCodeOf('1A9AB1234C1228001')).toBe('1A9228');
});
