import type { StickerDraft } from '#core/sticker/sticker.ts';
import { aVehicle } from './a-vehicle.ts';
import { aVehicleBuild } from './a-vehicle-build.ts';

/**
 * What is known of a vehicle before its sticker is made: the vehicle and one build.
 *
 * @example
 * aStickerDraft({ builds: [] });
 */
export function aStickerDraft(changes: Partial<StickerDraft> = {}): StickerDraft {
  return { vehicle: aVehicle(), builds: [aVehicleBuild()], mode: 'auto', demonstration: false, ...changes };
}
