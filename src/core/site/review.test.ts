import { expect, it } from 'vitest';
import { reviewsFrom } from './review.ts';

const review = { id: 'r1', author: 'Ana', rating: 4, text: 'Clear.', demonstration: false };

it('CNT-01 reads the reviews of a site and skips invalid entries', () => {
  const wrong = [{ author: '' }, { rating: 0 }, { rating: 6 }, { rating: 'x' }, { text: null }, { id: undefined }];
  expect(reviewsFrom([{ ...review, rating: '4' }, ...wrong.map((part) => ({ ...review, ...part })), null, 5])).toEqual([
    review,
  ]);
  expect(reviewsFrom(null)).toEqual([]);
});

it('CNT-01 flags a demonstration review', () => {
  expect(reviewsFrom([{ ...review, demonstration: true }])[0]?.demonstration).toBe(true);
  expect(reviewsFrom([{ ...review, demonstration: 'yes' }])[0]?.demonstration).toBe(false);
});
