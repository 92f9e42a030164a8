import type { ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { StreamedCall } from '#contract/define-call.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import { type HttpAnswer, jsonIn } from './http-answer.ts';
import type { HttpCall } from './http-call.ts';
import { httpCallOf, type SendingOptions } from './http-call-of.ts';
import type { HttpClient } from './http-client.ts';
import { createEventReader, eventsOf, type ServerSentEvent } from './server-sent-events.ts';

const EVENT_STREAM = 'text/event-stream';
const failure = z.object({ http_status: z.int() });

/** Sends a contract call and reports its steps to the listener while it is in progress. */
export function callInSteps<Sent extends object, Wire, Answer, Step, Taken>(
  http: HttpClient,
  described: StreamedCall<Sent, Wire, Answer, Step, Taken>,
  sent: Sent,
  { onStep, ...options }: SendingOptions & { readonly onStep?: ((step: Step) => void) | undefined } = {},
): ResultAsync<Answer, GatewayError> {
  const { step, answer: last, schema } = described.events;
  const call: HttpCall = { ...httpCallOf(described, sent, options), ...listeningFor(step, schema, onStep) };
  return http.answer(call).andThen((answer) => http.meaningOf(described, call, lastEventOf(last, answer)));
}

/**
 * Returns the listener for events with one name while a call is in progress. The origin can still respond with JSON.
 */
function listeningFor<Known>(
  name: string,
  schema: z.ZodMiniType<Known>,
  hear: ((event: Known) => void) | undefined,
): Pick<HttpCall, 'accept' | 'listen'> {
  if (hear === undefined) return {};
  const tell = ({ event, data }: ServerSentEvent) => {
    const known = event === name ? schema.safeParse(jsonIn(data).unwrapOr(null)) : null;
    if (known?.success) hear(known.data);
  };
  return {
    accept: `${EVENT_STREAM}, application/json`,
    listen: () => {
      const read = createEventReader();
      return (chunk) => {
        for (const event of read(chunk)) tell(event);
      };
    },
  };
}

/** Returns the final response of a stream as if it had not been streamed: the event with this name, or `failure`. */
function lastEventOf(name: string, answer: HttpAnswer): HttpAnswer {
  if (!answer.headers.get('content-type')?.startsWith(EVENT_STREAM)) return answer;
  const last = eventsOf(answer.bytes).findLast(({ event }) => event === name || event === 'failure');
  const failed = last?.event === 'failure' ? failure.safeParse(jsonIn(last.data).unwrapOr(null)) : null;
  return {
    ...answer,
    status: failed?.success ? failed.data.http_status : answer.status,
    bytes: new TextEncoder().encode(last?.data ?? ''),
  };
}
