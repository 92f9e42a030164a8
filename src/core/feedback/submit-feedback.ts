import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { CookieJar } from '#ports/cookie-jar.ts';
import type { FeedbackGateway } from '#ports/feedback-gateway.ts';
import type { AccountState } from '../account/account-store.ts';
import type { ReadableStore } from '../state/state-store.ts';
import { type FeedbackSubject, feedbackOf } from './feedback.ts';
import { type FeedbackMessageError, type FeedbackMessageStep, readFeedbackMessage } from './feedback-message.ts';
import type { FeedbacksStore } from './feedbacks-store.ts';
import { type NotSent, type SendingEnded, sentMessage } from './sent-message.ts';

/** What the success screen says (specification, section 8). */
export const FEEDBACK_SUCCESS_TEXT = 'Thank you for your feedback';

/** What is to be sent: what the dialog knows, and what was typed on one of its steps. */
export interface SubmitFeedbackInput {
  readonly dialog: FeedbackSubject;
  /** The step it is sent from: the text, or the apology. */
  readonly step: FeedbackMessageStep;
  readonly message: string;
  /** The step was skipped: what was typed stays unsent, and may be missing. */
  readonly skipped?: boolean;
}

/** Why feedback was not taken; every one with words for the form, but those of the screen's own. */
export type SubmitFeedbackError = FeedbackMessageError | NotSent | SendingEnded;

/** Sends feedback. */
export type SubmitFeedback = (
  input: SubmitFeedbackInput,
  options?: CallOptions,
) => ResultAsync<{ readonly message: typeof FEEDBACK_SUCCESS_TEXT }, SubmitFeedbackError>;

/** What {@link createSubmitFeedback} needs. */
export interface SubmitFeedbackDependencies {
  readonly feedback: FeedbackGateway;
  readonly cookies: Pick<CookieJar, 'get'>;
  readonly account: Pick<ReadableStore<AccountState>, 'get'>;
  readonly feedbacks: Pick<FeedbacksStore, 'given'>;
}

/**
 * Makes the use case that sends feedback. It needs a signed-in person with a token; without one nothing is sent. What
 * was taken is remembered, so that it is not asked for again.
 *
 * Source: specification, sections 4 to 8 (FBK-06 to FBK-13).
 *
 * @example
 * const feedback = { send: () => okAsync({ status: 'success', message: null } as const) };
 * const submit = createSubmitFeedback({ feedback, cookies, account, feedbacks: new FeedbacksStore() });
 * const dialog = { type: 'report', vin: '1HGCM82693A000001', rating: 5 } as const;
 * const result = await submit({ dialog, step: 1, message: 'Just what I needed' });
 */
export function createSubmitFeedback({
  feedback,
  cookies,
  account,
  feedbacks,
}: SubmitFeedbackDependencies): SubmitFeedback {
  return ({ dialog, step, message, skipped = false }, options) => {
    const text = skipped ? '' : readFeedbackMessage(step, message);
    if (typeof text !== 'string' && text.isErr()) return errAsync(text.error);
    if (account.get().user === null || cookies.get('token') === null) return errAsync({ code: 'signed-out' });
    const written = feedbackOf(dialog, typeof text === 'string' ? text : text.value);
    return sentMessage(() => feedback.send(written, options)).map(() => {
      feedbacks.given({ vin: written.vin ?? '', type: dialog.type });
      return { message: FEEDBACK_SUCCESS_TEXT };
    });
  };
}
