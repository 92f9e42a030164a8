import type { RequestHandler } from 'msw';
import type { Result } from 'neverthrow';
import { recallCalls, recallToWire } from '#contract/recall.ts';
import type { RecallCheck } from '#core/recall/recall.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import { answering } from './answering.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { createFakeRecallGateway } from './fake-recall-gateway.ts';
import { answerOf, dataAnswerOf } from './fake-wire.ts';

/** Returns handlers for the calls of section 7, "Recall check". */
export function fakeRecallHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const recalls = createFakeRecallGateway(fake);
  return [
    answering(origin, recallCalls.years, async () => dataAnswerOf(await recalls.years())),
    answering(origin, recallCalls.makes, async ({ year }) => dataAnswerOf(await recalls.makes(year))),
    answering(origin, recallCalls.models, async (named) => dataAnswerOf(await recalls.models(named))),
    answering(origin, recallCalls.byVin, async ({ vin }) => checkAnswerOf(await recalls.byVin(vin))),
    answering(origin, recallCalls.byVehicle, async (vehicle) => checkAnswerOf(await recalls.byVehicle(vehicle))),
  ].flat();
}

function checkAnswerOf(result: Result<RecallCheck, GatewayError>): Response {
  return answerOf(
    result.map(({ recalls, source }) => ({ status: 'success', data: recalls.map(recallToWire), source })),
  );
}
