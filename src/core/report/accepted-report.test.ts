import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { ReportGenerationError } from '#ports/report-gateway.ts';
import { acceptedReport, isFailure } from './accepted-report.ts';

const subject = { vin: 'VIN', searchType: 'report' };

function setUp(error: ReportGenerationError, answer: 'granted' | 'refused' | { readonly code: 'unreachable' }) {
  const claims: unknown[] = [];
  const made = acceptedReport(errAsync(error), subject, {
    claim: (claim) => {
      claims.push(claim);
      return typeof answer === 'string' ? okAsync(answer) : errAsync(answer);
    },
  });
  return { made, claims };
}

describe('acceptedReport', () => {
  it('returns the result of a success and claims nothing', async () => {
    const claims: unknown[] = [];
    const freeCredits = {
      claim: (claim: unknown) => {
        claims.push(claim);
        return okAsync('granted' as const);
      },
    };
    expect((await acceptedReport(okAsync('made'), subject, freeCredits))._unsafeUnwrap()).toBe('made');
    expect(claims).toEqual([]);
  });

  it.each([
    [{ code: 'not-accepted', message: 'no data' }, 'no data', 'no data'],
    [{ code: 'not-accepted', message: null }, null, 'not-accepted'],
    [{ code: 'refused', message: 'Wrong VIN', fields: {} }, 'Wrong VIN', 'Wrong VIN'],
    [{ code: 'server-failed', requestId: 'r1' }, null, 'server-failed'],
    [{ code: 'timed-out' }, null, 'timed-out'],
  ] as const)('RPT-07 compensates for a failure exactly once: %j', async (cause, message, errorMessage) => {
    const { made, claims } = setUp(cause, 'granted');
    expect((await made)._unsafeUnwrapErr()).toEqual({
      code: 'generation-failed',
      status: 'error',
      message,
      cause,
      freeCredit: 'granted',
    });
    expect(claims).toEqual([{ ...subject, source: 'report', errorMessage, creditType: 'vhr' }]);
  });

  it('RPT-07 reports the original failure if the claim fails', async () => {
    const { made } = setUp({ code: 'not-accepted', message: 'no data' }, { code: 'unreachable' });
    expect((await made)._unsafeUnwrapErr()).toMatchObject({ message: 'no data', freeCredit: 'unknown' });
  });

  it.each([{ code: 'signed-out' }, { code: 'cancelled' }, { code: 'no-credit' }] as const)(
    'RPT-07 does not treat $code as a failed generation',
    async (error) => {
      const { made, claims } = setUp(error, 'granted');
      expect((await made)._unsafeUnwrapErr()).toEqual(error);
      expect(claims).toEqual([]);
      expect(isFailure(error)).toBe(false);
    },
  );
});
