import * as z from 'zod/mini';
import { type HttpAnswer, jsonIn } from './http-answer.ts';
import type { HttpCall } from './http-call.ts';
import { createEventReader, eventsOf, type ServerSentEvent } from './server-sent-events.ts';

const EVENT_STREAM = 'text/event-stream';
const failure = z.object({ http_status: z.int() });

/** What a call needs to hear of the events of one name while it is under way; an origin may answer JSON all the same. */
export function listeningFor<Told>(
  name: string,
  schema: z.ZodMiniType<Told>,
  hear: ((told: Told) => void) | undefined,
): Pick<HttpCall, 'accept' | 'listen'> {
  if (hear === undefined) return {};
  const tell = ({ event, data }: ServerSentEvent) => {
    const told = event === name ? schema.safeParse(jsonIn(data).unwrapOr(null)) : null;
    if (told?.success) hear(told.data);
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

/** The answer at the end of a stream, as it would have come without one: the event of this name, or `failure`. */
export function lastEventOf(name: string, answer: HttpAnswer): HttpAnswer {
  if (!answer.headers.get('content-type')?.startsWith(EVENT_STREAM)) return answer;
  const last = eventsOf(answer.bytes).findLast(({ event }) => event === name || event === 'failure');
  const failed = last?.event === 'failure' ? failure.safeParse(jsonIn(last.data).unwrapOr(null)) : null;
  return {
    ...answer,
    status: failed?.success ? failed.data.http_status : answer.status,
    bytes: new TextEncoder().encode(last?.data ?? ''),
  };
}
