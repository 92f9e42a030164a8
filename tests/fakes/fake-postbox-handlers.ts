import type { RequestHandler } from 'msw';
import { chatCalls, chatToWire } from '#contract/support/chat.ts';
import { sendFeedback } from '#contract/support/feedback.ts';
import { supportCalls } from '#contract/support/support.ts';
import type { SendingAnswer } from '#ports/sending-answer.ts';
import { answering } from './answering.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { answerOf, bearerOf, dataAnswerOf, expected } from './fake-wire.ts';

/** Returns handlers for the calls of section 7, "Feedback and support", and for emails from visitors. */
export function fakePostboxHandlers({ people, postbox, sites }: FakeOrigin, origin: string): RequestHandler[] {
  const caller = (request: Request) => people.byToken(bearerOf(request));
  const named = (request: Request) => expected('uri', sites.has(request.headers.get('uri') ?? ''));

  return [
    answering(origin, sendFeedback, ({ vin = null, report_type, satisfaction, feedback_msg: message }, request) =>
      answerOf(
        caller(request)
          .andThen(() => postbox.takeFeedback({ vin, reportType: report_type || null, satisfaction, message }))
          .map(wireAnswer),
      ),
    ),
    answering(origin, supportCalls.createTicket, ({ credit_type: creditType = null, ...ticket }, request) =>
      answerOf(
        caller(request)
          .andThen((person) => postbox.takeTicket(person, { ...ticket, creditType }))
          .map(({ creditGranted, ...answer }) => ({ ...wireAnswer(answer), credit_granted: creditGranted })),
      ),
    ),
    answering(origin, chatCalls.read, (_nothing, request) =>
      dataAnswerOf(caller(request).map((person) => chatToWire(postbox.chatOf(person)))),
    ),
    answering(origin, chatCalls.send, ({ message }, request) =>
      dataAnswerOf(
        named(request)
          .andThen(() => caller(request))
          .map((person) => chatToWire(postbox.takeChatMessage(person, message))),
      ),
    ),
    answering(origin, supportCalls.sendContactMail, (mail, request) =>
      answerOf(
        named(request)
          .andThen(() => postbox.takeContactMail(mail))
          .map(wireAnswer),
      ),
    ),
  ].flat();
}

function wireAnswer({ status, message }: SendingAnswer): object {
  return { status, ...(message !== null && { msg: message }) };
}
