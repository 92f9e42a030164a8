import { ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { RECALL_LIMITS, recallsByUrgency } from '../../../src/core/recall/recall.ts';
import { readVin } from '../../../src/core/vehicle/vin.ts';
import type { OriginContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { askRecalls } from './ask-recalls.ts';
import type { RecalledVehicle } from './recall-source.ts';
import { type WireRecall, wireRecall } from './wire-recall.ts';

const name = z.string().trim().min(1).max(100);
/** A model year that recalls can name. */
export const recallYear = z.coerce.number().int().min(1886).max(2999);

/** Fields of POST /api/recall-check. */
export const recallCheckInput = z.object({ year: recallYear, make: name, model: name });

/** Fields of GET /api/recall-check/vin. */
export const recallsByVinInput = z.object({ vin: z.string().trim().min(1).max(64) });

/** Recalls, the most urgent first, with what has to be said beside them. */
export interface RecallAnswer {
  readonly status: 'success';
  readonly data: readonly WireRecall[];
  /** What the list may lack; that it is empty never means that there is no recall. */
  readonly limits: typeof RECALL_LIMITS;
  /** Whose data were searched; `null` where none cover such a vehicle, so that it is not checked. */
  readonly source: string | null;
  /** Whether the source is another than the one that should have answered. */
  readonly fallback: boolean;
  readonly demonstration: boolean;
}

/** Finds the recalls of a vehicle by its name. */
export async function checkRecalls(
  ctx: OriginContext,
  vehicle: RecalledVehicle,
): Promise<Result<RecallAnswer, OriginError>> {
  const { answer, source, unanswered } = await askRecalls(ctx, (recalls) => recalls.of(vehicle));
  return ok({
    status: 'success',
    data: recallsByUrgency(answer.recalls).map(wireRecall),
    limits: RECALL_LIMITS,
    source: answer.knowsVehicle || answer.recalls.length > 0 ? source : null,
    fallback: unanswered.length > 0,
    demonstration: answer.recalls.length > 0 && answer.demonstration,
  });
}

/** Finds the recalls of the vehicle with a VIN; none for one of which year, make and model are not known. */
export async function checkRecallsByVin(
  ctx: OriginContext,
  { vin: text }: z.infer<typeof recallsByVinInput>,
): Promise<Result<RecallAnswer, OriginError>> {
  const vin = readVin(text);
  const known = vin.isOk() ? (await vehicleOfVin(ctx, vin.value))?.vehicle : undefined;
  if (!known || known.year === null || known.make === null || known.model === null) {
    const nothing = { data: [], source: null, fallback: false, demonstration: false };
    return ok({ status: 'success', limits: RECALL_LIMITS, ...nothing });
  }
  return checkRecalls(ctx, { year: known.year, make: known.make, model: known.model });
}
