import { ok, type Result } from 'neverthrow';
import type { FreeCreditKind } from '#core/billing/free-credit-claim.ts';
import type { Clock } from '#ports/clock.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { IdSource } from '#ports/id-source.ts';
import { mayReceiveFreeCredit } from './fake-free-credit-rule.ts';
import { createFakeOnceOnly } from './fake-once-only.ts';
import type { FakePerson } from './fake-people.ts';

/** The failed generations and their free credits. */
export interface FakeFailures {
  record(person: FakePerson, vin: string, kind: FreeCreditKind): void;
  /** Returns whether a document of this vehicle has ever failed for a person. */
  isRecorded(person: FakePerson, vin: string): boolean;
  /**
   * Grants a customer a credit for an uncompensated failure within the last hour; at most two in thirty days. A
   * repeated claim with the same key gets the first response.
   */
  claim(claim: FakeClaim, key?: string | null): Result<'granted' | 'refused', GatewayError>;
}

/** A claim for compensation of a failure. */
export interface FakeClaim {
  readonly person: FakePerson;
  readonly vin: string;
  readonly kind: FreeCreditKind;
}

interface Failure extends FakeClaim {
  readonly id: string;
  readonly at: number;
  claimed: boolean;
}

const ONE_HOUR_MS = 60 * 60 * 1_000;

/** Creates an empty record of failures. */
export function createFakeFailures({ clock, ids }: { readonly clock: Clock; readonly ids: IdSource }): FakeFailures {
  const failures: Failure[] = [];
  const onceOnly = createFakeOnceOnly<'granted' | 'refused'>();

  function settle({ person, vin, kind }: FakeClaim): 'granted' | 'refused' {
    const failure = failures.find(
      (one) =>
        one.person === person &&
        one.vin === vin &&
        one.kind === kind &&
        !one.claimed &&
        one.at > clock.now() - ONE_HOUR_MS,
    );
    if (failure === undefined || !mayReceiveFreeCredit(person, clock)) return 'refused';
    failure.claimed = true;
    person.move({ kind, delta: 1, reason: 'failed-generation', reference: failure.id });
    return 'granted';
  }

  return {
    record: (person, vin, kind) => {
      failures.push({ id: ids.next(), person, vin, kind, at: clock.now(), claimed: false });
    },
    isRecorded: (person, vin) => failures.some((one) => one.person === person && one.vin === vin),
    claim: (claim, key = null) =>
      onceOnly({ person: claim.person, key, request: { vin: claim.vin, kind: claim.kind } }, () => ok(settle(claim))),
  };
}
