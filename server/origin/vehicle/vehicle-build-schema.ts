import * as z from 'zod';
import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import { money } from '../kernel/money.ts';

const name = z.string().min(1).max(200);

/** Standard equipment by heading. */
export const equipment = z.array(z.object({ name, items: z.array(name) }));

/** Fuel economy, safety ratings and parts content of a catalog entry. */
export const labels = z.object({
  economy: z
    .object({
      combined: z.number(),
      city: z.number(),
      highway: z.number(),
      gallonsPer100Miles: z.number().nullable(),
      annualFuelCost: money.nullable(),
    })
    .nullable(),
  safety: z
    .object({
      overall: stars(),
      frontalDriver: stars(),
      frontalPassenger: stars(),
      side: stars(),
      rollover: stars(),
    })
    .nullable(),
  partsContent: z
    .object({
      usCanadianPercent: z.number().min(0).max(100),
      others: z.array(z.object({ country: name, percent: z.number().min(15).max(100) })).max(2),
      finalAssembly: name,
      engineOrigin: name,
      transmissionOrigin: name,
    })
    .nullable(),
});

const colors = z.array(z.object({ name, swatch: z.string().regex(/^#[0-9a-f]{6}$/i) }));

/** A catalog entry as stored. */
export const vehicleBuildSchema: z.ZodType<VehicleBuild> = labels.extend({
  trim: name,
  style: name.nullable(),
  basePrice: money.nullable(),
  destinationCharge: money.nullable(),
  exteriorColors: colors,
  interiorColors: colors,
  packages: z.array(
    z.object({
      name,
      data: z.array(z.object({ code: name, name, price: money.nullable(), preselected: z.boolean() })),
    }),
  ),
  standardEquipment: equipment,
});

function stars() {
  return z.int().min(1).max(5).nullable();
}
