import * as z from 'zod/mini';
import type { ReportStep } from '#core/report/report-step.ts';
import type { HttpAnswer } from './http-answer.ts';
import type { HttpCall } from './http-call.ts';
import { lastEventOf, listeningFor } from './streamed-answer.ts';

const step: z.ZodMiniType<ReportStep> = z.discriminatedUnion('step', [
  z.object({ step: z.enum(['vehicle', 'report']), state: z.enum(['working', 'done']) }),
  z.object({
    step: z.literal('source'),
    source: z.string(),
    state: z.enum(['working', 'answered', 'failed', 'not-connected']),
  }),
]);

/** What a call needs so that steps are told while it is under way; an origin that knows no steps answers JSON. */
export function listeningTo(onStep: ((step: ReportStep) => void) | undefined): Pick<HttpCall, 'accept' | 'listen'> {
  return listeningFor('step', step, onStep);
}

/** The answer at the end of a stream of steps, as it would have come without them; any other answer as it is. */
export function withoutSteps(answer: HttpAnswer): HttpAnswer {
  return lastEventOf('report', answer);
}
