import { expect, it } from 'vitest';
import { FEEDBACK_TYPES, reportTypeOf } from './feedback-type.ts';

it('FBK-09 supports six types and maps three of them to a report type', () => {
  expect(FEEDBACK_TYPES.map((type) => [type, reportTypeOf(type)])).toEqual([
    ['general', null],
    ['positive', null],
    ['negative', null],
    ['report', 'report'],
    ['regenerate', 'sticker'],
    ['sticker', 'sticker'],
  ]);
});
