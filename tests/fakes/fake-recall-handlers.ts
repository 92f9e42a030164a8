import { http, type RequestHandler } from 'msw';
import type { Result } from 'neverthrow';
import { recallToWire } from '#contract/recall.ts';
import type { RecallCheck } from '#core/recall/recall.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { createFakeRecallGateway } from './fake-recall-gateway.ts';
import { answerOf, dataAnswerOf, jsonOf, queryOf } from './fake-wire.ts';

/** Returns handlers for the calls of section 7, "Recall check". */
export function fakeRecallHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const recalls = createFakeRecallGateway(fake);
  const base = `${origin}/api/recall-check`;

  return [
    http.get(`${base}/years`, async () => dataAnswerOf(await recalls.years())),
    http.get(`${base}/makes`, async ({ request }) =>
      dataAnswerOf(await recalls.makes(Number(queryOf(request, 'year')))),
    ),
    http.get(`${base}/models`, async ({ request }) =>
      dataAnswerOf(await recalls.models({ year: Number(queryOf(request, 'year')), make: queryOf(request, 'make') })),
    ),
    http.get(`${base}/vin`, async ({ request }) => checkAnswerOf(await recalls.byVin(queryOf(request, 'vin')))),
    http.post(base, async ({ request }) => {
      const { year, make, model } = await jsonOf(request);
      const wanted = { year: Number(year), make: String(make), model: String(model) };
      return checkAnswerOf(await recalls.byVehicle(wanted));
    }),
  ];
}

function checkAnswerOf(result: Result<RecallCheck, GatewayError>): Response {
  return answerOf(
    result.map(({ recalls, source }) => ({ status: 'success', data: recalls.map(recallToWire), source })),
  );
}
