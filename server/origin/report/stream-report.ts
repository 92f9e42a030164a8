import type { Context } from 'hono';
import type { Result } from 'neverthrow';
import type { ReportStep } from '../../../src/core/report/report-step.ts';
import type { OriginContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';
import { streamAnswer } from '../stream-answer.ts';
import type { ReportAnswer } from './wire-report.ts';

type Make = (onStep: (step: ReportStep) => void) => Promise<Result<ReportAnswer, OriginError>>;

/**
 * Answers with server-sent events: `step` for each step, and at the end `report` or `failure`. The report is made also
 * when nobody listens any more: the same Idempotency-Key gets it.
 */
export function streamReport(c: Context, ctx: Pick<OriginContext, 'logger' | 'newId'>, make: Make): Response {
  return streamAnswer<ReportStep>(c, ctx, { step: 'step', answer: 'report' }, make);
}
