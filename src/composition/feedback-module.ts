import { ContainerModule } from 'inversify';
import { createHttpFeedbackGateway } from '#adapters/http/feedback-gateway.ts';
import { createAskForFeedback } from '#core/feedback/ask-for-feedback.ts';
import { FeedbackDialogStore } from '#core/feedback/feedback-dialog-store.ts';
import { createStartFeedback } from '#core/feedback/start-feedback.ts';
import { createSubmitFeedback } from '#core/feedback/submit-feedback.ts';
import { keptAskedFeedbacks, keptFeedbacks } from './kept-stores.ts';
import { service } from './service.ts';

/** Binds what people say of a document. */
export const feedbackModule = new ContainerModule(({ bind }) => {
  const dialog = service('feedbackDialog');
  const feedbacks = service('feedbacks');
  const asked = service('askedFeedbacks');
  const world = service('world');
  const lifetime = service('lifetime');
  bind(service('feedback')).toResolvedValue(createHttpFeedbackGateway, [service('http')]);
  bind(dialog).toResolvedValue(() => new FeedbackDialogStore());
  bind(feedbacks).toResolvedValue(keptFeedbacks, [world, lifetime]);
  bind(asked).toResolvedValue(keptAskedFeedbacks, [world, lifetime]);
  bind(service('startFeedback')).toResolvedValue(
    (dialogStore, feedbacksStore) => createStartFeedback({ dialog: dialogStore, feedbacks: feedbacksStore }),
    [dialog, feedbacks],
  );
  bind(service('askForFeedback')).toResolvedValue(
    (dialogStore, startFeedback, askedStore) =>
      createAskForFeedback({ dialog: dialogStore, startFeedback, asked: askedStore }),
    [dialog, service('startFeedback'), asked],
  );
  bind(service('submitFeedback')).toResolvedValue(
    (feedback, { cookies }, account, feedbacksStore) =>
      createSubmitFeedback({ feedback, cookies, account, feedbacks: feedbacksStore }),
    [service('feedback'), world, service('account'), feedbacks],
  );
});
