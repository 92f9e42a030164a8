import type { ResultAsync } from 'neverthrow';

/** The common options of all calls of a port. */
export interface CallOptions {
  /** Aborts the call when the screen that made it is left; the call then fails with `cancelled`. */
  readonly signal?: AbortSignal;
  /**
   * The idempotency key of a call that must not be executed twice: a repeated call with the same key (a resubmitted
   * form, a reloaded page) has no further effect and gets the first response. By default, each call gets a new key.
   */
  readonly idempotencyKey?: string;
}

/** A use case that takes its input and the options of its calls. */
export type UseCase<Input, Value, Failure> = (input: Input, options?: CallOptions) => ResultAsync<Value, Failure>;

/** A call of a port as a use case that can also fail in other ways, for example because an input is missing. */
export type WithError<Call, Failure> = Call extends (...input: infer Input) => ResultAsync<infer Value, infer OfCall>
  ? (...input: Input) => ResultAsync<Value, OfCall | Failure>
  : never;
