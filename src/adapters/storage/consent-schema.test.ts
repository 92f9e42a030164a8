import { expect, it } from 'vitest';
import { parseConsent } from './persisted-choices-schema.ts';

it.each([null, { analytics: true, advertising: false }])('SITE-13 reads stored consent %j', (stored) => {
  expect(parseConsent(stored).unwrapOr('refused')).toEqual(stored);
});

it.each([undefined, true, {}, { analytics: true }, { analytics: 'yes', advertising: true }])(
  'SITE-13 rejects %j as stored consent',
  (stored) => {
    expect(parseConsent(stored).isErr()).toBe(true);
  },
);
