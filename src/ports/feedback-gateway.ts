import type { ResultAsync } from 'neverthrow';
import type { Feedback } from '#core/feedback/feedback.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';
import type { SendingAnswer } from './sending-answer.ts';

/** Accepts feedback (specification, section 7, "Feedback and support"). Every call requires a signed-in person. */
export interface FeedbackGateway {
  send(feedback: Feedback, options?: CallOptions): ResultAsync<SendingAnswer, GatewayError>;
}
