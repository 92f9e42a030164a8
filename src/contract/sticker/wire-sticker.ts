import * as z from 'zod/mini';
import type { Sticker, StickerDraft } from '#core/sticker/sticker.ts';
import { vehicleFromRecord } from '#core/vehicle/vehicle-from-record.ts';
import { moment, money } from '../fields.ts';
import { vehicleToWire, wireVehicle } from '../vehicle/wire-vehicle.ts';
import { economy, equipment, partsContent, safety, wireBuild } from './vehicle-build.ts';

const source = z.enum(['vin', 'catalogue', 'chosen']);
const sourcedText = z.nullable(z.object({ value: z.string(), source }));
const price = z.nullable(money);

/** The content of a sticker. */
export const stickerContent = z.object({
  vehicle: wireVehicle,
  mode: z.enum(['auto', 'manual', 'ymmt']),
  trim: sourcedText,
  style: sourcedText,
  exteriorColor: sourcedText,
  interiorColor: sourcedText,
  standardEquipment: equipment,
  packages: z.array(
    z.object({
      name: z.string(),
      items: z.array(z.object({ code: z.string(), name: z.string(), price, source })),
    }),
  ),
  prices: z.object({ base: price, options: price, destination: price, total: price }),
  economy: z.nullable(economy),
  safety: z.nullable(safety),
  partsContent: z.nullable(partsContent),
  demonstration: z.boolean(),
});

/** The schema of a sticker. */
export const wireSticker: z.ZodMiniType<WireSticker> = z.object({
  id: z.string(),
  created_at: moment,
  prepared_by: z.exactOptional(z.string()),
  content: stickerContent,
});

/** A sticker in the wire format. */
export interface WireSticker {
  readonly id: string;
  readonly created_at: number;
  /** The dealer whose logo is on the sticker; omitted if there is none. */
  readonly prepared_by?: string;
  readonly content: Omit<Sticker['content'], 'vehicle'> & { readonly vehicle: z.output<typeof wireVehicle> };
}

/** The vehicle data that is available before its sticker is created. `previous` is the sticker to be replaced. */
export const wireDraft = z.object({
  vehicle: wireVehicle,
  builds: z.array(wireBuild),
  demonstration: z.boolean(),
  previous: z.exactOptional(wireSticker),
});

/** Converts a sticker to the wire format. */
export function stickerToWire({ id, createdAt, preparedBy, content: says }: Sticker): WireSticker {
  return {
    id,
    created_at: createdAt,
    ...(preparedBy !== undefined && { prepared_by: preparedBy }),
    content: { ...says, vehicle: vehicleToWire(says.vehicle) },
  };
}

/** Converts a sticker from the wire format. */
export function stickerFromWire({ id, created_at, prepared_by, content: says }: WireSticker): Sticker {
  return {
    id,
    createdAt: created_at,
    ...(prepared_by !== undefined && { preparedBy: prepared_by }),
    content: { ...says, vehicle: vehicleFromRecord(says.vehicle) },
  };
}

type WireDraft = z.output<typeof wireDraft>;

/** Converts a draft to the wire format; the mode is not transmitted. */
export function draftToWire({ vehicle, builds, demonstration, previous }: Omit<StickerDraft, 'mode'>): WireDraft {
  return {
    vehicle: vehicleToWire(vehicle),
    builds: [...builds],
    demonstration,
    ...(previous && { previous: stickerToWire(previous) }),
  };
}

/** Converts a draft from the wire format. */
export function draftFromWire({ vehicle, previous, ...same }: WireDraft, mode: StickerDraft['mode']): StickerDraft {
  return {
    ...same,
    vehicle: vehicleFromRecord(vehicle),
    mode,
    ...(previous && { previous: stickerFromWire(previous) }),
  };
}
