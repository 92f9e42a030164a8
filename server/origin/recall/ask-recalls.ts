import { ResultAsync } from 'neverthrow';
import type { OriginContext } from '../origin-context.ts';
import { createNhtsaRecalls } from './nhtsa-recalls.ts';
import type { RecallSource } from './recall-source.ts';
import { createRecallTable } from './recall-table.ts';

/** An answer, and who gave it. */
export interface AskedRecalls<Answer> {
  readonly answer: Answer;
  /** As a reader sees it. */
  readonly source: string;
  /** Whether another source should have answered and could not. */
  readonly fallback: boolean;
}

/** Asks NHTSA where that is switched on, and the imported table where it is not, or where NHTSA does not answer. */
export async function askRecalls<Answer>(
  { db, nhtsaAddress, logger }: Pick<OriginContext, 'db' | 'nhtsaAddress' | 'logger'>,
  question: (source: RecallSource) => Promise<Answer>,
): Promise<AskedRecalls<Answer>> {
  const table = createRecallTable(db);
  const fromTable = async (fallback: boolean) => ({ answer: await question(table), source: table.name, fallback });
  if (nhtsaAddress === null) return fromTable(false);
  const live = createNhtsaRecalls(nhtsaAddress);
  const asked = await ResultAsync.fromPromise<Answer, unknown>(question(live), (error) => error);
  if (asked.isOk()) return { answer: asked.value, source: live.name, fallback: false };
  logger.warn({ err: asked.error }, 'NHTSA does not answer; the imported recalls do.');
  return fromTable(true);
}
