import * as z from 'zod/mini';
import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';

/** An amount of money on the wire. */
export const moneySchema = z.object({ amount: z.int(), currency: z.string() });

/** Standard equipment on the wire. */
export const equipmentSchema = z.array(z.object({ name: z.string(), items: z.array(z.string()) }));

/** The EPA block on the wire. */
export const economySchema = z.object({
  combined: z.number(),
  city: z.number(),
  highway: z.number(),
  gallonsPer100Miles: z.nullable(z.number()),
  annualFuelCost: z.nullable(moneySchema),
});

const stars = z.nullable(z.int().check(z.minimum(1), z.maximum(5)));

/** The safety block on the wire. */
export const safetySchema = z.object({
  overall: stars,
  frontalDriver: stars,
  frontalPassenger: stars,
  side: stars,
  rollover: stars,
});

/** The parts-content block on the wire. */
export const partsContentSchema = z.object({
  usCanadianPercent: z.number(),
  others: z.array(z.object({ country: z.string(), percent: z.number() })),
  finalAssembly: z.string(),
  engineOrigin: z.string(),
  transmissionOrigin: z.string(),
});

const colorsSchema = z.array(z.object({ name: z.string(), swatch: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)) }));

/** One build of a vehicle, as the catalogue of the origin tells it. */
export const vehicleBuildSchema: z.ZodMiniType<VehicleBuild> = z.object({
  trim: z.string(),
  style: z.nullable(z.string()),
  basePrice: z.nullable(moneySchema),
  destinationCharge: z.nullable(moneySchema),
  exteriorColors: colorsSchema,
  interiorColors: colorsSchema,
  packages: z.array(
    z.object({
      name: z.string(),
      data: z.array(
        z.object({ code: z.string(), name: z.string(), price: z.nullable(moneySchema), preselected: z.boolean() }),
      ),
    }),
  ),
  standardEquipment: equipmentSchema,
  economy: z.nullable(economySchema),
  safety: z.nullable(safetySchema),
  partsContent: z.nullable(partsContentSchema),
});
