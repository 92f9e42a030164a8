import type { StickerDraft } from '#core/sticker/sticker.ts';
import { aVehicle } from './a-vehicle.ts';
import { aVehicleBuild } from './a-vehicle-build.ts';

/**
 * Builds the data of a vehicle before its sticker is generated: the vehicle and one build.
 *
 * @example
 * aStickerDraft({ builds: [] });
 */
export function aStickerDraft(changes: Partial<StickerDraft> = {}): StickerDraft {
  return { vehicle: aVehicle(), builds: [aVehicleBuild()], mode: 'auto', demonstration: false, ...changes };
}
