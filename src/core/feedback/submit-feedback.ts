import { errAsync } from 'neverthrow';
import type { UseCase } from '#ports/call-options.ts';
import type { CookieJar } from '#ports/cookie-jar.ts';
import type { FeedbackGateway } from '#ports/feedback-gateway.ts';
import type { AccountState } from '../account/account-store.ts';
import type { ReadableStore } from '../state/state-store.ts';
import {
  type FeedbackMessageError,
  type FeedbackMessageStep,
  type FeedbackSubject,
  feedbackOf,
  readFeedbackMessage,
} from './feedback.ts';
import type { FeedbacksStore } from './feedbacks-store.ts';
import { type NotSent, type SendingEnded, sentMessage } from './sent-message.ts';

/** The text of the success screen (specification, section 8). */
export const FEEDBACK_SUCCESS_TEXT = 'Thank you for your feedback';

/** The feedback to send: the dialog state and the message from one of its steps. */
export interface SubmitFeedbackInput {
  readonly dialog: FeedbackSubject;
  /** The step that the feedback is sent from: the text or the apology. */
  readonly step: FeedbackMessageStep;
  readonly message: string;
  /** Whether the step was skipped: the message is then optional and is not sent. */
  readonly skipped?: boolean;
}

/** The reasons why feedback was not accepted, with the text for the form, except where the screen provides its own. */
export type SubmitFeedbackError = FeedbackMessageError | NotSent | SendingEnded;

/** Sends feedback. */
export type SubmitFeedback = UseCase<
  SubmitFeedbackInput,
  { readonly message: typeof FEEDBACK_SUCCESS_TEXT },
  SubmitFeedbackError
>;

/** The dependencies of {@link createSubmitFeedback}. */
export interface SubmitFeedbackDependencies {
  readonly feedback: FeedbackGateway;
  readonly cookies: Pick<CookieJar, 'get'>;
  readonly account: Pick<ReadableStore<AccountState>, 'get'>;
  readonly feedbacks: Pick<FeedbacksStore, 'given'>;
}

/**
 * Creates the use case that sends feedback. It requires a signed-in person with a token; otherwise, nothing is sent.
 * Accepted feedback is stored, so that it is not requested again.
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
