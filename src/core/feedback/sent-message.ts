import { err, ok, type Result, ResultAsync } from 'neverthrow';

/**
 * The reason why a message was not accepted. `message` is shown in red below the form; `null` if no text was returned,
 * so that the screen uses its own.
 */
export interface NotSent {
  readonly code: 'not-sent';
  readonly message: string | null;
}

/** Outcomes of sending that are not failures: no one is signed in, or the sender has left. */
export interface SendingEnded {
  readonly code: 'signed-out' | 'cancelled';
}

/** The response of a call that accepts a message. */
export interface MessageAnswer {
  readonly status: 'success' | 'error';
  readonly message: string | null;
}

/** The response to a message, or the reason why there is none. */
export type Sending<Answer extends MessageAnswer> = ResultAsync<
  Answer,
  { readonly code: string; readonly message?: string | null }
>;

/**
 * Sends a message and returns the response of a success. For status `error` or a failed call, the error contains the
 * origin's message or msg; for an exception, it contains the exception's message.
 *
 * Source: specification, section 8 (FBK-12).
 *
 * @example
 * await sentMessage(() => okAsync({ status: 'error', message: 'Too long' })); // err({ code: 'not-sent', message: 'Too long' })
 */
export function sentMessage<Answer extends MessageAnswer>(
  send: () => Sending<Answer>,
): ResultAsync<Answer, NotSent | SendingEnded> {
  return ResultAsync.fromPromise(Promise.resolve().then(send), messageOf)
    .mapErr((message): NotSent | SendingEnded => ({ code: 'not-sent', message }))
    .andThen((answer): Result<Answer, NotSent | SendingEnded> => {
      if (answer.isOk()) {
        const { status, message } = answer.value;
        return status === 'success' ? ok(answer.value) : err({ code: 'not-sent', message });
      }
      const { code, message = null } = answer.error;
      return err(code === 'signed-out' || code === 'cancelled' ? { code } : { code: 'not-sent', message });
    });
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
