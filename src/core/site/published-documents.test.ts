import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstPublished, publishedDocuments } from './published-documents.ts';

const doc = (id: string, sortOrder: unknown, status: unknown = 'published') => ({ id, sortOrder, status });
const idsOf = (...docs: unknown[]) => publishedDocuments({ docs }).map(({ id }) => id);

describe('publishedDocuments', () => {
  it('CNT-07 removes unpublished documents', () => {
    expect(idsOf(doc('a', 1, 'draft'), doc('b', 2), doc('c', 3, null), doc('d', 4, 'Published'))).toEqual(['b']);
  });

  it('GAP-20 accepts a document without a status, because the query requests only published documents', () => {
    expect(publishedDocuments({ docs: [{ id: 'a' }, { id: 'b', status: undefined }] })).toHaveLength(2);
  });

  it('CNT-07 sorts by sortOrder numerically, ascending', () => {
    expect(idsOf(doc('a', 10), doc('b', '9'), doc('c', -1), doc('d', 2.5))).toEqual(['c', 'd', 'b', 'a']);
  });

  it('sorts documents without sortOrder last and preserves the order of equals', () => {
    expect(idsOf(doc('a', null), doc('b', 5), doc('c', undefined), doc('d', 5))).toEqual(['b', 'd', 'a', 'c']);
  });

  it.each([[null], [[doc('a', 1)]], [{}], [{ docs: 'x' }], [{ docs: [null, 7, []] }]])(
    'returns no documents for %j',
    (answer) => {
      expect(publishedDocuments(answer)).toEqual([]);
    },
  );

  it('never places a lower sortOrder after a higher value', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer())), (orders) => {
        const sorted = publishedDocuments({ docs: orders.map((order, index) => doc(String(index), order)) });
        const values = sorted.map(({ sortOrder }) =>
          sortOrder === null ? Number.POSITIVE_INFINITY : Number(sortOrder),
        );
        expect(values).toHaveLength(orders.length);
        expect(values.every((value, index) => index === 0 || (values[index - 1] ?? 0) <= value)).toBe(true);
      }),
    );
  });
});

describe('firstPublished', () => {
  it('returns the published document with the lowest order', () => {
    expect(firstPublished({ docs: [doc('a', 3), doc('b', 1), doc('c', 0, 'draft')] })?.id).toBe('b');
  });

  it('returns null if nothing is published', () => {
    expect(firstPublished({ docs: [doc('a', 3, 'draft')] })).toBeNull();
    expect(firstPublished(undefined)).toBeNull();
  });
});
