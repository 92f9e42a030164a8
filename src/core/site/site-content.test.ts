import { expect, it } from 'vitest';
import { menuEntriesFrom } from './menu-entry.ts';
import { NO_SITE_CONTENT, siteContentFrom } from './site-content.ts';

it('reads headers, footers, trust rating and reviews from the document of a site', () => {
  const document = { headers: [{ id: 1 }], footers: [{ id: 2 }], trustpilot: { id: 'x' }, reviews: [1], other: true };

  expect(siteContentFrom(document)).toEqual({
    headers: menuEntriesFrom([{ id: 1 }]),
    footers: menuEntriesFrom([{ id: 2 }]),
    trustpilot: { id: 'x' },
    reviews: [1],
  });
});

it('returns empty menus for a document without menus', () => {
  expect(siteContentFrom({})).toEqual({ headers: [], footers: [], trustpilot: null, reviews: null });
});

it('returns an empty object without a document', () => {
  expect(siteContentFrom(null)).toEqual({});
  expect(NO_SITE_CONTENT).toEqual({});
});
