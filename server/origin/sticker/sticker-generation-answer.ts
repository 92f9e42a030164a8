import { vehicleToWire, type WireVehicle } from '#contract/vehicle/wire-vehicle.ts';
import type { Sticker, StickerDraft } from '#core/sticker/sticker.ts';
import { type WireSticker, wireSticker } from '../snapshots/sticker-snapshot.ts';

/** The sticker the person has already, or what there is to choose from. */
export type StickerGenerationAnswer =
  | { readonly status: 'success'; readonly data: WireSticker }
  | {
      readonly status: 'no_prev_data';
      readonly data: Pick<StickerDraft, 'builds' | 'demonstration'> & {
        readonly vehicle: WireVehicle;
        /** The sticker that is made afresh. */
        readonly previous?: WireSticker;
      };
    };

/** Names the parts of a draft as on the wire. */
export function wireDraft(
  { vehicle, builds, demonstration }: StickerDraft,
  previous: Sticker | null,
): StickerGenerationAnswer {
  return {
    status: 'no_prev_data',
    data: {
      vehicle: vehicleToWire(vehicle),
      builds,
      demonstration,
      ...(previous && { previous: wireSticker(previous) }),
    },
  };
}
