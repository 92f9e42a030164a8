import { createHttpFeedbackGateway } from '#adapters/http/feedback-gateway.ts';
import { FeedbackDialogStore } from '#core/feedback/feedback-dialog-store.ts';
import { createAskForFeedback, createStartFeedback } from '#core/feedback/start-feedback.ts';
import { createSubmitFeedback } from '#core/feedback/submit-feedback.ts';
import { httpGateway } from './http-gateway.ts';
import { restoreAskedFeedbacks, restoreFeedbacks } from './restored-stores.ts';

/** Feedback about a document. */
export const feedbackBindings = {
  feedback: httpGateway(createHttpFeedbackGateway),
  feedbackDialog: () => new FeedbackDialogStore(),
  feedbacks: restoreFeedbacks,
  askedFeedbacks: restoreAskedFeedbacks,
  startFeedback: createStartFeedback,
  askForFeedback: createAskForFeedback,
  submitFeedback: createSubmitFeedback,
};
