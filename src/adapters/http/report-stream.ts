import * as z from 'zod/mini';
import type { ReportStep } from '../../core/report/report-step.ts';
import type { HttpAnswer } from './http-answer.ts';
import type { HttpCall } from './http-call.ts';
import { createEventReader, eventsOf, type ServerSentEvent } from './server-sent-events.ts';

const EVENT_STREAM = 'text/event-stream';

const step: z.ZodMiniType<ReportStep> = z.discriminatedUnion('step', [
  z.object({ step: z.enum(['vehicle', 'report']), state: z.enum(['working', 'done']) }),
  z.object({
    step: z.literal('source'),
    source: z.string(),
    state: z.enum(['working', 'answered', 'failed', 'not-connected']),
  }),
]);
const failure = z.object({ http_status: z.int() });

/** What a call needs so that steps are told while it is under way; an origin that knows no steps answers JSON. */
export function listeningTo(onStep: ((step: ReportStep) => void) | undefined): Pick<HttpCall, 'accept' | 'listen'> {
  if (onStep === undefined) return {};
  const tell = ({ event, data }: ServerSentEvent) => {
    const told = event === 'step' ? step.safeParse(json(data)) : null;
    if (told?.success) onStep(told.data);
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

/** The answer at the end of a stream of steps, as it would have come without them; any other answer as it is. */
export function withoutSteps(answer: HttpAnswer): HttpAnswer {
  if (!answer.headers.get('content-type')?.startsWith(EVENT_STREAM)) return answer;
  const last = eventsOf(answer.bytes).findLast(({ event }) => event === 'report' || event === 'failure');
  const failed = last?.event === 'failure' ? failure.safeParse(json(last.data)) : null;
  return {
    ...answer,
    status: failed?.success ? failed.data.http_status : answer.status,
    bytes: new TextEncoder().encode(last?.data ?? ''),
  };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
