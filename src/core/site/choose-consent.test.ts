import { errAsync, okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { createFakeLogger } from '#tests/fakes/fake-logger.ts';
import { type ChooseConsentDependencies, createChooseConsent } from './choose-consent.ts';
import { ConsentStore } from './consent-store.ts';
import type { TrackingConsent } from './tracking-consent.ts';

const some: TrackingConsent = { analytics: true, advertising: false };

function setUp(logged: ReturnType<ChooseConsentDependencies['logConsent']>) {
  const written: TrackingConsent[] = [];
  const logger = createFakeLogger();
  const store = new ConsentStore();
  const logConsent: ChooseConsentDependencies['logConsent'] = (consent) => {
    written.push(consent);
    return logged;
  };
  return { written, logger, store, choose: createChooseConsent({ consent: store, logConsent, logger }) };
}

it('SITE-13 applies a decision immediately and records it', () => {
  const { written, logger, store, choose } = setUp(okAsync({ id: '1', decidedAt: 0, ...some }));
  expect(store.get()).toBeNull();
  choose(some);
  expect([store.get(), written, logger.entries]).toEqual([some, [some], []]);
});

it('SITE-13 applies a decision and logs the failure if it cannot be recorded', async () => {
  const { logger, store, choose } = setUp(errAsync({ code: 'unreachable' }));
  choose(some);
  expect(store.get()).toEqual(some);
  await Promise.resolve();
  expect(logger.entries).toEqual([
    { level: 'warn', message: 'A consent choice was not logged.', details: { code: 'unreachable' } },
  ]);
});
