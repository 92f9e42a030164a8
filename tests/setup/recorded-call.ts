import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { GatewayError } from '#ports/gateway-error.ts';

/** A stubbed call of a port, with its recorded arguments. */
export interface RecordedCall<Answer> {
  readonly call: (...input: unknown[]) => ResultAsync<Answer, GatewayError>;
  readonly asked: unknown[][];
}

/** Creates a stub of a port's call that records its arguments and returns the given result or failure. */
export function recordedCall<Answer>(answer: Answer, failure?: GatewayError): RecordedCall<Answer> {
  const asked: unknown[][] = [];
  return {
    asked,
    call: (...input) => {
      asked.push(input);
      return failure ? errAsync(failure) : okAsync(answer);
    },
  };
}
