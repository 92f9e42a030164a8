import { expect, it } from 'vitest';
import { passwordLengthProblem } from './new-password.ts';

it.each([
  ['', 'password-missing'],
  ['1234567', 'password-short'],
  ['12345678', null],
  ['       8', null],
  ['x'.repeat(1_024), null],
  ['x'.repeat(1_025), 'password-long'],
])('returns the problem with the length of %j', (password, problem) => {
  expect(passwordLengthProblem(password)).toBe(problem);
});
