import type { FeedbackGateway } from '#ports/feedback-gateway.ts';
import { type FakeCaller, fakeCall } from './fake-call.ts';

/** Creates the feedback gateway of a fake origin. */
export function createFakeFeedbackGateway({ origin: { people, postbox }, token }: FakeCaller): FeedbackGateway {
  return {
    send: (feedback, options) =>
      fakeCall(options, () => people.byToken(token()).andThen(() => postbox.takeFeedback(feedback))),
  };
}
