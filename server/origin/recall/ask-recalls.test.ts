import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import type { RecallSource } from '../kernel/ports/recall-source.ts';
import { askRecalls } from './ask-recalls.ts';

const silent = async () => {
  throw new Error('The line is dead.');
};

function sourceOfYears(name: string, years: RecallSource['years']): RecallSource {
  return { name, years, makes: silent, models: silent, of: silent };
}

describe.each(['sqlite', 'postgres'] as const)('live recall sources on %s', (engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await openTestOrigin(engine);
  });
  afterAll(() => origin.close());

  const yearsOf = (...recallSources: readonly RecallSource[]) =>
    askRecalls({ ...origin.ctx, recallSources }, (source) => source.years());

  it('queries sources in order, the next one only if the previous one fails', async () => {
    const dead = sourceOfYears('Dead', silent);
    const first = sourceOfYears('First', async () => [2021]);
    const second = sourceOfYears('Second', async () => [1999]);
    expect(await yearsOf(first, second)).toEqual({ answer: [2021], source: 'First', unanswered: [] });
    expect(await yearsOf(dead, second)).toEqual({ answer: [1999], source: 'Second', unanswered: ['Dead'] });
  });

  it('falls back to the imported recalls if all sources fail', async () => {
    const asked = await yearsOf(sourceOfYears('Dead', silent), sourceOfYears('Gone', silent));
    expect(asked).toMatchObject({ source: 'Imported recall list', unanswered: ['Dead', 'Gone'] });
    expect(asked.answer).toContain(2003);
  });

  it('uses the imported recalls without a fallback notice if there are no sources', async () => {
    expect(await yearsOf()).toMatchObject({ source: 'Imported recall list', unanswered: [] });
  });
});
