import { err, ok, type Result, ResultAsync } from 'neverthrow';

/**
 * Why something a person wrote was not taken. `message` is to be shown in red under the form; `null` where nobody said
 * anything, so that the screen finds its own words.
 */
export interface NotSent {
  readonly code: 'not-sent';
  readonly message: string | null;
}

/** What sending ends in that is not its failure: nobody is signed in, or whoever sent has left. */
export interface SendingEnded {
  readonly code: 'signed-out' | 'cancelled';
}

/** What a call that takes a message answers. */
export interface MessageAnswer {
  readonly status: 'success' | 'error';
  readonly message: string | null;
}

/** The answer to a message, or why there was none. */
export type Sending<Answer extends MessageAnswer> = ResultAsync<
  Answer,
  { readonly code: string; readonly message?: string | null }
>;

/**
 * Sends what a person wrote, and returns the answer to a success. A status `error` and a call that failed give the origin's own message or msg; what is thrown
 * gives its message.
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
