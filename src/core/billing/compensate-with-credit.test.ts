import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { compensateWithCredit } from './compensate-with-credit.ts';
import type { FreeCreditClaim } from './free-credit-claim.ts';

const claim: FreeCreditClaim = {
  vin: '1HGCM82693A000001',
  source: 'report',
  searchType: 'report',
  errorMessage: 'no data',
  creditType: 'vhr',
};
const failure = { code: 'generation-failed', cause: { code: 'timed-out' } };

function setUp(answer: ResultAsync<'granted' | 'refused', unknown>) {
  const claims: FreeCreditClaim[] = [];
  const made = compensateWithCredit(failure, claim, (request) => {
    claims.push(request);
    return answer;
  });
  return { made, claims };
}

describe('compensateWithCredit', () => {
  it.each(['granted', 'refused'] as const)(
    'STK-07 RPT-07 claims a free credit exactly once and returns the response: %s',
    async (answer) => {
      const { made, claims } = setUp(okAsync(answer));
      expect((await made)._unsafeUnwrapErr()).toEqual({ ...failure, freeCredit: answer });
      expect(claims).toEqual([claim]);
    },
  );

  it('STK-07 RPT-07 reports the original failure if the claim fails, and does not retry the claim', async () => {
    const { made, claims } = setUp(errAsync({ code: 'unreachable' }));
    expect((await made)._unsafeUnwrapErr()).toEqual({ ...failure, freeCredit: 'unknown' });
    expect(claims).toHaveLength(1);
  });
});
