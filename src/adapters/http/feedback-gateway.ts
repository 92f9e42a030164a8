import { sendFeedback } from '#contract/support/feedback.ts';
import type { FeedbackGateway } from '#ports/feedback-gateway.ts';
import type { HttpClient } from './http-client.ts';
import { sendMessage } from './send-message.ts';

/**
 * Creates the gateway that sends feedback to the origin.
 *
 * Source: specification, section 7, "Feedback and support" (FBK-08, FBK-12).
 *
 * @example
 * const feedback = createHttpFeedbackGateway(http);
 * const sent = await feedback.send({ vin: null, reportType: 'sticker', satisfaction: 5, message: 'Thank you' });
 */
export function createHttpFeedbackGateway(http: HttpClient): FeedbackGateway {
  return {
    send: ({ vin, reportType, satisfaction, message }, options) =>
      sendMessage(
        http,
        sendFeedback,
        {
          vin: vin ?? undefined,
          report_type: reportType ?? '',
          satisfaction: `${satisfaction ?? ''}`,
          feedback_msg: message,
        },
        options,
      ),
  };
}
