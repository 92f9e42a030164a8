import { expect, it } from 'vitest';
import { isDissatisfied, RATING_ADVANCE_MS, RATING_FACES } from './rating.ts';

it('has five faces, from Very Satisfied 5 to Very Dissatisfied 1', () => {
  expect(RATING_FACES.map(({ name, rating }) => `${name} ${rating}`)).toEqual([
    'Very Satisfied 5',
    'Satisfied 4',
    'Neutral 3',
    'Not Satisfied 2',
    'Very Dissatisfied 1',
  ]);
  expect(RATING_ADVANCE_MS).toBe(300);
});

it('treats a rating below 3 as dissatisfied', () => {
  expect(RATING_FACES.filter(({ rating }) => isDissatisfied(rating)).map(({ rating }) => rating)).toEqual([2, 1]);
});
