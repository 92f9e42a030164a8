import { expect, it } from 'vitest';
import { parseConsent } from './consent-schema.ts';

it.each([null, { analytics: true, advertising: false }])('SITE-13 takes %j as it was kept', (kept) => {
  expect(parseConsent(kept).unwrapOr('refused')).toEqual(kept);
});

it.each([undefined, true, {}, { analytics: true }, { analytics: 'yes', advertising: true }])(
  'SITE-13 takes %j for nothing that was said',
  (kept) => {
    expect(parseConsent(kept).isErr()).toBe(true);
  },
);
