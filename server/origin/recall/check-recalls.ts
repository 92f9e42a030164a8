import { ok, type Result } from 'neverthrow';
import type { WireAnswer } from '#contract/define-call.ts';
import { type recallCalls, recallToWire } from '#contract/recall.ts';
import { RECALL_LIMITS, recallsByUrgency } from '#core/recall/recall.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
import type { RecalledVehicle } from '../kernel/ports/recall-source.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { askRecalls } from './ask-recalls.ts';

type RecallAnswer = WireAnswer<typeof recallCalls.byVin>;

/** Finds the recalls of a vehicle by year, make and model. */
export async function checkRecalls(
  ctx: OriginContext,
  vehicle: RecalledVehicle,
): Promise<Result<RecallAnswer, OriginError>> {
  const { answer, source, unanswered } = await askRecalls(ctx, (recalls) => recalls.of(vehicle));
  return ok({
    status: 'success',
    data: recallsByUrgency(answer.recalls).map(recallToWire),
    limits: [...RECALL_LIMITS],
    source: answer.knowsVehicle || answer.recalls.length > 0 ? source : null,
    fallback: unanswered.length > 0,
    demonstration: answer.recalls.length > 0 && answer.demonstration,
  });
}

/** Finds the recalls of a vehicle by VIN; returns none if year, make and model are unknown. */
export async function checkRecallsByVin(ctx: OriginContext, text: string): Promise<Result<RecallAnswer, OriginError>> {
  const vin = readVin(text);
  const known = vin.isOk() ? (await vehicleOfVin(ctx, vin.value))?.vehicle : undefined;
  if (!known || known.year === null || known.make === null || known.model === null) {
    const nothing = { data: [], source: null, fallback: false, demonstration: false };
    return ok({ status: 'success', limits: [...RECALL_LIMITS], ...nothing });
  }
  return checkRecalls(ctx, { year: known.year, make: known.make, model: known.model });
}
