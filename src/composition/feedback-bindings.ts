import { createHttpFeedbackGateway } from '#adapters/http/feedback-gateway.ts';
import { FeedbackDialogStore } from '#core/feedback/feedback-dialog-store.ts';
import type { FeedbacksStore } from '#core/feedback/feedbacks-store.ts';
import { createAskForFeedback, createStartFeedback, type StartFeedback } from '#core/feedback/start-feedback.ts';
import { createSubmitFeedback } from '#core/feedback/submit-feedback.ts';
import { httpGateway } from './http-gateway.ts';
import { restoreAskedFeedbacks, restoreFeedbacks } from './restored-stores.ts';

type FeedbackParts = {
  readonly feedbackDialog: FeedbackDialogStore;
  readonly feedbacks: FeedbacksStore;
  readonly askedFeedbacks: FeedbacksStore;
  readonly startFeedback: StartFeedback;
};

/** Feedback about a document. */
export const feedbackBindings = {
  feedback: httpGateway(createHttpFeedbackGateway),
  feedbackDialog: () => new FeedbackDialogStore(),
  feedbacks: restoreFeedbacks,
  askedFeedbacks: restoreAskedFeedbacks,
  startFeedback: ({ feedbackDialog, feedbacks }: FeedbackParts) =>
    createStartFeedback({ dialog: feedbackDialog, feedbacks }),
  askForFeedback: ({ feedbackDialog, startFeedback, askedFeedbacks }: FeedbackParts) =>
    createAskForFeedback({ dialog: feedbackDialog, startFeedback, asked: askedFeedbacks }),
  submitFeedback: createSubmitFeedback,
};
