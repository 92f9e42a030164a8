import * as z from 'zod/mini';
import type { Sticker, StickerDraft } from '#core/sticker/sticker.ts';
import { vehicleFromRecord } from '#core/vehicle/vehicle-from-record.ts';
import { moment } from '../moment.ts';
import { money } from '../money.ts';
import { vehicleToWire, wireVehicle } from '../vehicle/wire-vehicle.ts';
import { economy, equipment, partsContent, safety, wireBuild } from './vehicle-build.ts';

const source = z.enum(['vin', 'catalogue', 'chosen']);
const sourcedText = z.nullable(z.object({ value: z.string(), source }));
const price = z.nullable(money);

/** What a sticker says. */
const content = z.object({
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

/** A sticker. */
export const wireSticker: z.ZodMiniType<WireSticker> = z.object({
  id: z.string(),
  created_at: moment,
  prepared_by: z.exactOptional(z.string()),
  content,
});

/** A sticker under the names of the wire. */
export interface WireSticker {
  readonly id: string;
  readonly created_at: number;
  /** The dealer whose logo it bears; left out where it bears none. */
  readonly prepared_by?: string;
  readonly content: Omit<Sticker['content'], 'vehicle'> & { readonly vehicle: z.output<typeof wireVehicle> };
}

/** What is known of a vehicle before its sticker is made; `previous` is the sticker that is made again. */
export const wireDraft = z.object({
  vehicle: wireVehicle,
  builds: z.array(wireBuild),
  demonstration: z.boolean(),
  previous: z.exactOptional(wireSticker),
});

/** A sticker under the names of the wire. */
export function stickerToWire({ id, createdAt, preparedBy, content: says }: Sticker): WireSticker {
  return {
    id,
    created_at: createdAt,
    ...(preparedBy !== undefined && { prepared_by: preparedBy }),
    content: { ...says, vehicle: vehicleToWire(says.vehicle) },
  };
}

/** A sticker as the core knows it. */
export function stickerFromWire({ id, created_at, prepared_by, content: says }: WireSticker): Sticker {
  return {
    id,
    createdAt: created_at,
    ...(prepared_by !== undefined && { preparedBy: prepared_by }),
    content: { ...says, vehicle: vehicleFromRecord(says.vehicle) },
  };
}

type WireDraft = z.output<typeof wireDraft>;

/** A draft under the names of the wire; the mode does not travel. */
export function draftToWire({ vehicle, builds, demonstration, previous }: Omit<StickerDraft, 'mode'>): WireDraft {
  return {
    vehicle: vehicleToWire(vehicle),
    builds: [...builds],
    demonstration,
    ...(previous && { previous: stickerToWire(previous) }),
  };
}

/** A draft as the core knows it. */
export function draftFromWire({ vehicle, previous, ...same }: WireDraft, mode: StickerDraft['mode']): StickerDraft {
  return {
    ...same,
    vehicle: vehicleFromRecord(vehicle),
    mode,
    ...(previous && { previous: stickerFromWire(previous) }),
  };
}
