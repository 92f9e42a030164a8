import { err, ok } from 'neverthrow';
import type { stickerCalls } from '#contract/sticker/sticker-calls.ts';
import { readVehicleName, type VehicleName } from '#core/sticker/vehicle-name.ts';
import { recordFailedGeneration } from '../credits/record-failed-generation.ts';
import type { SignedInContext, Verb } from '../kernel/origin-context.ts';
import { findDraftByName } from './find-draft.ts';
import { draftAnswer } from './sticker-generation-answer.ts';

/**
 * Starts a sticker by year, make and model. It never returns an existing sticker, because a name matches many vehicles.
 */
export const generateStickerByName: Verb<typeof stickerCalls.generateByName, SignedInContext> = async (ctx, input) => {
  const name = readVehicleName(input);
  if (name.isErr()) return err({ code: 'declined', message: 'no data' });
  const draft = await findDraftByName(ctx, name.value);
  if (draft !== null) return ok(draftAnswer(draft, null));
  // An unknown name is the user's mistake; a real vehicle that is missing from the catalog is a failure of the origin.
  if (isVehicle(ctx, name.value)) await recordFailedGeneration(ctx, null, 'sticker');
  return err({ code: 'declined', message: 'no data' });
};

function isVehicle({ vehicleNames }: SignedInContext, { year, make, model }: VehicleName): boolean {
  return vehicleNames.models(year, make).some((known) => known.toUpperCase() === model.toUpperCase());
}
