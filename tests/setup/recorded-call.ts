import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { GatewayError } from '#ports/gateway-error.ts';

/** A call of a port that answers as told, and what it was asked. */
export interface RecordedCall<Answer> {
  readonly call: (...input: unknown[]) => ResultAsync<Answer, GatewayError>;
  readonly asked: unknown[][];
}

/** Makes a call of a port that writes down what it was asked; with a failure it answers that. */
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
