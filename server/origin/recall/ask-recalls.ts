import { ResultAsync } from 'neverthrow';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { RecallSource } from '../kernel/ports/recall-source.ts';
import { createRecallTable } from './recall-table.ts';

/** A result with its source. */
export interface AskedRecalls<Answer> {
  readonly answer: Answer;
  /** Name shown to readers. */
  readonly source: string;
  /** The preferred sources that did not answer. */
  readonly unanswered: readonly string[];
}

/** Queries the live sources in order until one answers, and then the imported table. */
export async function askRecalls<Answer>(
  { db, recallSources, logger }: Pick<OriginContext, 'db' | 'recallSources' | 'logger'>,
  question: (source: RecallSource) => Promise<Answer>,
): Promise<AskedRecalls<Answer>> {
  const unanswered: string[] = [];
  for (const live of recallSources) {
    const asked = await ResultAsync.fromPromise<Answer, unknown>(question(live), (error) => error);
    if (asked.isOk()) return { answer: asked.value, source: live.name, unanswered };
    logger.warn({ err: asked.error, source: live.name }, 'A recall source failed.');
    unanswered.push(live.name);
  }
  const table = createRecallTable(db);
  return { answer: await question(table), source: table.name, unanswered };
}
