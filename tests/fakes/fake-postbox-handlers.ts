import { http, type RequestHandler } from 'msw';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { ChatTalk } from '#core/chat/chat-talk.ts';
import type { Rating } from '#core/feedback/rating.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { SendingAnswer } from '#ports/sending-answer.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { answerOf, bearerOf, dataAnswerOf, expected, multipartOf, plainFormOf } from './fake-wire.ts';

const rating = z.enum(['', '1', '2', '3', '4', '5']).transform(ratingFrom);

const feedbackFields = z.strictObject({
  vin: z.string().min(1).optional(),
  report_type: z.enum(['', 'report', 'sticker']),
  satisfaction: rating,
  feedback_msg: z.string(),
});

const ticketFields = z.strictObject({
  vin: z.string().min(1),
  message: z.string().min(1),
  email: z.string(),
  name: z.string(),
  satisfaction: rating,
  credit_type: z.enum(['vhr', 'sticker']).optional(),
});

const chatFields = z.strictObject({ message: z.string().min(1) });

const contactFields = z.strictObject({ name: z.string(), email: z.string(), message: z.string().min(1) });

/** Answers the calls of section 7, "Feedback and support", and the letters of visitors. */
export function fakePostboxHandlers({ people, postbox, sites }: FakeOrigin, origin: string): RequestHandler[] {
  return [
    http.post(`${origin}/api-cwa/create_feedback`, async ({ request }) => {
      const fields = read(feedbackFields, await multipartOf(request));
      const taken = people.byToken(bearerOf(request)).andThen(() =>
        fields.andThen(({ vin, report_type, satisfaction, feedback_msg }) =>
          postbox.takeFeedback({
            vin: vin ?? null,
            reportType: report_type === '' ? null : report_type,
            satisfaction,
            message: feedback_msg,
          }),
        ),
      );
      return answerOf(taken.map(wireAnswer));
    }),
    http.post(`${origin}/api-cwa/create_support_ticket`, async ({ request }) => {
      const fields = read(ticketFields, await multipartOf(request));
      const taken = people
        .byToken(bearerOf(request))
        .andThen((person) =>
          fields.andThen(({ credit_type, ...ticket }) =>
            postbox.takeTicket(person, { ...ticket, creditType: credit_type ?? null }),
          ),
        );
      return answerOf(
        taken.map(({ creditGranted, ...answer }) => ({ ...wireAnswer(answer), credit_granted: creditGranted })),
      );
    }),
    http.get(`${origin}/api-cwa/chat`, ({ request }) =>
      dataAnswerOf(people.byToken(bearerOf(request)).map((person) => wireChat(postbox.chatOf(person)))),
    ),
    http.post(`${origin}/api-cwa/chat`, async ({ request }) => {
      const fields = read(chatFields, await plainFormOf(request));
      return dataAnswerOf(
        expected('uri', sites.has(request.headers.get('uri') ?? ''))
          .andThen(() => people.byToken(bearerOf(request)))
          .andThen((person) => fields.map(({ message }) => wireChat(postbox.takeChatMessage(person, message)))),
      );
    }),
    http.post(`${origin}/api-cwa/contact-mail`, async ({ request }) => {
      const fields = read(contactFields, await plainFormOf(request));
      const taken = expected('uri', sites.has(request.headers.get('uri') ?? '')).andThen(() =>
        fields.andThen((mail) => postbox.takeContactMail(mail)),
      );
      return answerOf(taken.map(wireAnswer));
    }),
  ];
}

function wireChat({ ticketNumber, messages }: ChatTalk): object {
  return {
    ticket_number: ticketNumber,
    messages: messages.map(({ at, ...message }) => ({ ...message, created_at: at })),
  };
}

function read<Fields>(schema: z.ZodType<Fields>, wire: unknown): Result<Fields, GatewayError> {
  const parsed = schema.safeParse(wire);
  return parsed.success
    ? ok(parsed.data)
    : err({ code: 'refused', message: z.prettifyError(parsed.error), fields: {} });
}

function ratingFrom(text: string): Rating | null {
  return ([1, 2, 3, 4, 5] as const).find((one) => String(one) === text) ?? null;
}

function wireAnswer({ status, message }: SendingAnswer): object {
  return { status, ...(message !== null && { msg: message }) };
}
