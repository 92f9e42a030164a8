import { ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { OriginContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';
import { askRecalls } from './ask-recalls.ts';
import { recallYear } from './check-recalls.ts';
import type { RecallSource } from './recall-source.ts';

/** Fields of GET /api/recall-check/makes. */
export const recallMakesInput = z.object({ year: recallYear });

/** Fields of GET /api/recall-check/models. */
export const recallModelsInput = z.object({ year: recallYear, make: z.string().trim().min(1).max(100) });

/** What there is to pick from, and who told it. */
export interface RecallChoicesAnswer {
  readonly status: 'success';
  readonly data: readonly (number | string)[];
  readonly source: string;
  /** Whether the source is another than the one that should have answered. */
  readonly fallback: boolean;
}

/** Lists what can be picked to find a vehicle's recalls: years, makes of a year, or models of a make. */
export async function listRecallChoices(
  ctx: OriginContext,
  question: (source: RecallSource) => Promise<readonly (number | string)[]>,
): Promise<Result<RecallChoicesAnswer, OriginError>> {
  const { answer, source, unanswered } = await askRecalls(ctx, question);
  return ok({ status: 'success', data: answer, source, fallback: unanswered.length > 0 });
}
