import { http, type RequestHandler } from 'msw';
import { chatCalls, chatToWire } from '#contract/support/chat.ts';
import { sendFeedback } from '#contract/support/feedback.ts';
import { supportCalls } from '#contract/support/support.ts';
import type { SendingAnswer } from '#ports/sending-answer.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { answerOf, bearerOf, dataAnswerOf, expected, sentIn } from './fake-wire.ts';

/** Returns handlers for the calls of section 7, "Feedback and support", and for emails from visitors. */
export function fakePostboxHandlers({ people, postbox, sites }: FakeOrigin, origin: string): RequestHandler[] {
  const caller = (request: Request) => people.byToken(bearerOf(request));
  const named = (request: Request) => expected('uri', sites.has(request.headers.get('uri') ?? ''));

  return [
    http.post(`${origin}${sendFeedback.path}`, async ({ request }) => {
      const sent = await sentIn(request, sendFeedback);
      const taken = caller(request)
        .andThen(() => sent)
        .andThen(({ vin = null, report_type, satisfaction, feedback_msg: message }) =>
          postbox.takeFeedback({ vin, reportType: report_type || null, satisfaction, message }),
        );
      return answerOf(taken.map(wireAnswer));
    }),
    http.post(`${origin}${supportCalls.createTicket.path}`, async ({ request }) => {
      const sent = await sentIn(request, supportCalls.createTicket);
      const taken = caller(request).andThen((person) =>
        sent.andThen(({ credit_type: creditType = null, ...ticket }) =>
          postbox.takeTicket(person, { ...ticket, creditType }),
        ),
      );
      return answerOf(
        taken.map(({ creditGranted, ...answer }) => ({ ...wireAnswer(answer), credit_granted: creditGranted })),
      );
    }),
    http.get(`${origin}${chatCalls.read.path}`, ({ request }) =>
      dataAnswerOf(caller(request).map((person) => chatToWire(postbox.chatOf(person)))),
    ),
    http.post(`${origin}${chatCalls.send.path}`, async ({ request }) => {
      const sent = await sentIn(request, chatCalls.send);
      return dataAnswerOf(
        named(request)
          .andThen(() => caller(request))
          .andThen((person) => sent.map(({ message }) => chatToWire(postbox.takeChatMessage(person, message)))),
      );
    }),
    http.post(`${origin}${supportCalls.sendContactMail.path}`, async ({ request }) => {
      const sent = await sentIn(request, supportCalls.sendContactMail);
      const taken = named(request)
        .andThen(() => sent)
        .andThen((mail) => postbox.takeContactMail(mail));
      return answerOf(taken.map(wireAnswer));
    }),
  ];
}

function wireAnswer({ status, message }: SendingAnswer): object {
  return { status, ...(message !== null && { msg: message }) };
}
