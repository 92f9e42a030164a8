import { err, type Result, ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { FakeOrigin } from './fake-origin.ts';

/** The caller of the fake origin. */
export interface FakeCaller {
  readonly origin: FakeOrigin;
  /** Returns the caller's token, looked up again for each call. */
  readonly token: () => string | null;
}

/** Responds after a short delay, as every origin does; an aborted call gets no response and has no effect. */
export function fakeCall<Value, Failure = GatewayError>(
  options: CallOptions | undefined,
  work: () => Result<Value, Failure | GatewayError>,
): ResultAsync<Value, Failure | GatewayError> {
  return new ResultAsync(
    Promise.resolve().then(() => (options?.signal?.aborted ? err({ code: 'cancelled' as const }) : work())),
  );
}
