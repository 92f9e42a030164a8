import { Hono } from 'hono';
import { answer, answerWith } from '../answer.ts';
import type { OriginContext } from '../origin-context.ts';
import { readJson, readQuery } from '../read-input.ts';
import { checkRecalls, checkRecallsByVin, recallCheckInput, recallsByVinInput } from './check-recalls.ts';
import { listRecallChoices, recallMakesInput, recallModelsInput } from './list-recall-choices.ts';

/** The calls about recalls; nobody has to be signed in. */
export function recallRoutes(ctx: OriginContext): Hono {
  return new Hono()
    .get('/api/recall-check/years', async (c) => answer(c, await listRecallChoices(ctx, (source) => source.years())))
    .get('/api/recall-check/makes', (c) =>
      answerWith(c, readQuery(c, recallMakesInput), ({ year }) =>
        listRecallChoices(ctx, (source) => source.makes(year)),
      ),
    )
    .get('/api/recall-check/models', (c) =>
      answerWith(c, readQuery(c, recallModelsInput), (input) =>
        listRecallChoices(ctx, (source) => source.models(input)),
      ),
    )
    .get('/api/recall-check/vin', (c) =>
      answerWith(c, readQuery(c, recallsByVinInput), (input) => checkRecallsByVin(ctx, input)),
    )
    .post('/api/recall-check', async (c) =>
      answerWith(c, await readJson(c, recallCheckInput), (input) => checkRecalls(ctx, input)),
    );
}
