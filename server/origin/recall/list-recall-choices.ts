import { ok, type Result } from 'neverthrow';
import type { WireAnswer } from '#contract/define-call.ts';
import type { recallCalls } from '#contract/recall.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
import type { RecallSource } from '../kernel/ports/recall-source.ts';
import { askRecalls } from './ask-recalls.ts';

type RecallChoices<Choice> = Omit<WireAnswer<typeof recallCalls.years>, 'data'> & { data: Choice[] };

/** Lists the choices for finding a vehicle's recalls: years, makes of a year, or models of a make. */
export async function listRecallChoices<Choice>(
  ctx: OriginContext,
  question: (source: RecallSource) => Promise<readonly Choice[]>,
): Promise<Result<RecallChoices<Choice>, OriginError>> {
  const { answer, source, unanswered } = await askRecalls(ctx, question);
  return ok({ status: 'success', data: [...answer], source, fallback: unanswered.length > 0 });
}
