import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { normalized } from './normalized.ts';

const anything = z.object({
  text: z._default(z.string(), ''),
  name: z.string(),
  count: z.number(),
  when: z._default(z.nullable(z.int()), null),
  note: z.nullable(z.string()),
  flag: z._default(z.boolean(), false),
  rows: z.array(z.object({ year: z.int() })),
});

const right = { text: 'a', name: 'b', count: 1, when: 2, note: 'c', flag: true, rows: [{ year: 2003 }] };

describe('normalizing a response of a foreign origin', () => {
  it('leaves a matching value unchanged', () => {
    expect(normalized(anything, right)).toEqual(right);
  });

  it.each([
    [{ count: '12' }, { count: 12 }],
    [{ name: 300 }, { name: '300' }],
    [{ name: ' HONDA ' }, { name: 'HONDA' }],
    [{ when: '1700000000000' }, { when: 1_700_000_000_000 }],
    [{ when: 'soon' }, { when: undefined }],
    [{ note: '  ' }, { note: null }],
    [{ note: undefined }, { note: null }],
    [{ text: null }, { text: undefined }],
    [{ flag: null }, { flag: undefined }],
    [{ rows: [{ year: '2003' }] }, { rows: [{ year: 2003 }] }],
  ])('converts a value to the types of the schema: %j', (sent, read) => {
    expect(normalized(anything, { ...right, ...sent })).toEqual({ ...right, ...read });
  });

  it.each([
    [null],
    ['text'],
    [[right]],
    [{ ...right, rows: null }],
    [{ ...right, rows: {} }],
    [{ ...right, count: 'many' }],
    [{ ...right, count: '' }],
    [{ ...right, name: null }],
    [{ ...right, flag: 'yes' }],
  ])('does not repair an invalid value: %j', (sent) => {
    expect(z.safeParse(anything, normalized(anything, sent)).success).toBe(false);
  });
});
