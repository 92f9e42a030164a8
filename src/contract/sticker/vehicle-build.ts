import * as z from 'zod/mini';
import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import { money } from '../fields.ts';

/** Standard equipment in the wire format. */
export const equipment = z.array(z.object({ name: z.string(), items: z.array(z.string()) }));

/** EPA fuel economy in the wire format. */
export const economy = z.object({
  combined: z.number(),
  city: z.number(),
  highway: z.number(),
  gallonsPer100Miles: z.nullable(z.number()),
  annualFuelCost: z.nullable(money),
});

const stars = z.nullable(z.int().check(z.minimum(1), z.maximum(5)));

/** Safety ratings in the wire format. */
export const safety = z.object({
  overall: stars,
  frontalDriver: stars,
  frontalPassenger: stars,
  side: stars,
  rollover: stars,
});

/** Parts content in the wire format. */
export const partsContent = z.object({
  usCanadianPercent: z.number(),
  others: z.array(z.object({ country: z.string(), percent: z.number() })),
  finalAssembly: z.string(),
  engineOrigin: z.string(),
  transmissionOrigin: z.string(),
});

const colors = z.array(z.object({ name: z.string(), swatch: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)) }));

/** One build of a vehicle, as stored in the origin's catalog. */
export const wireBuild: z.ZodMiniType<VehicleBuild> = z.object({
  trim: z.string(),
  style: z.nullable(z.string()),
  basePrice: z.nullable(money),
  destinationCharge: z.nullable(money),
  exteriorColors: colors,
  interiorColors: colors,
  packages: z.array(
    z.object({
      name: z.string(),
      data: z.array(
        z.object({ code: z.string(), name: z.string(), price: z.nullable(money), preselected: z.boolean() }),
      ),
    }),
  ),
  standardEquipment: equipment,
  economy: z.nullable(economy),
  safety: z.nullable(safety),
  partsContent: z.nullable(partsContent),
});
