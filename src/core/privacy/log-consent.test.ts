import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createFakeClock } from '#tests/fakes/fake-clock.ts';
import { createFakeIdSource } from '#tests/fakes/fake-id-source.ts';
import type { ConsentRecord } from './consent-record.ts';
import { createLogConsent } from './log-consent.ts';

describe('logConsent', () => {
  it('SITE-13 records the decision, its time and a unique ID', async () => {
    const written: ConsentRecord[] = [];
    const clock = createFakeClock();
    const logConsent = createLogConsent({
      privacy: {
        logConsent: (record) => {
          written.push(record);
          return okAsync(undefined);
        },
      },
      clock,
      ids: createFakeIdSource('consent'),
    });
    const decidedAt = clock.now();
    const first = (await logConsent({ analytics: true, advertising: false }))._unsafeUnwrap();
    const second = (await logConsent({ analytics: false, advertising: false }))._unsafeUnwrap();
    expect(first).toEqual({ id: expect.any(String), decidedAt, analytics: true, advertising: false });
    expect(second.id).not.toBe(first.id);
    expect(written).toEqual([first, second]);
  });

  it('SITE-13 reports a failure to record', async () => {
    const privacy = { logConsent: () => errAsync({ code: 'unreachable' } as const) };
    const logConsent = createLogConsent({ privacy, clock: createFakeClock(), ids: createFakeIdSource() });
    const logged = await logConsent({ analytics: true, advertising: true });
    expect(logged._unsafeUnwrapErr()).toEqual({ code: 'unreachable' });
  });
});
