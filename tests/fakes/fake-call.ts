import { err, type Result, ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { FakeOrigin } from './fake-origin.ts';

/** Who calls the fake origin. */
export interface FakeCaller {
  readonly origin: FakeOrigin;
  /** The caller's token, looked up anew for each call. */
  readonly token: () => string | null;
}

/** Answers a little later, as every origin does; who has left by then gets no answer, and nothing is done. */
export function fakeCall<Value, Failure = GatewayError>(
  options: CallOptions | undefined,
  work: () => Result<Value, Failure | GatewayError>,
): ResultAsync<Value, Failure | GatewayError> {
  return new ResultAsync(
    Promise.resolve().then(() => (options?.signal?.aborted ? err({ code: 'cancelled' as const }) : work())),
  );
}
