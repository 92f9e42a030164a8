import * as z from 'zod/mini';
import type { Vehicle } from '../../core/vehicle/vehicle.ts';
import { lenientNumber, lenientText } from './lenient-fields.ts';

const vehicleFields = z.looseObject({
  vin: z.optional(z.string()),
  year: lenientNumber,
  vehicle_year: lenientNumber,
  Year: lenientNumber,
  'Model Year': lenientNumber,
  make: lenientText,
  vehicle_make: lenientText,
  Make: lenientText,
  model: lenientText,
  vehicle_model: lenientText,
  Model: lenientText,
  model_id: lenientText,
  series: lenientText,
  series2: lenientText,
  trim: lenientText,
  body: lenientText,
  doors: lenientNumber,
  engine: lenientText,
  fuel: lenientText,
  drive: lenientText,
  transmission: lenientText,
  vehicle_type: lenientText,
  plant: lenientText,
  source: lenientText,
});

/**
 * A vehicle as the origin may name its fields; the first that is present wins.
 *
 * Source: specification, section 3 (VEH-01 to VEH-03).
 */
export const vehicleSchema = z.pipe(
  vehicleFields,
  z.transform(
    (fields): Vehicle => ({
      vin: fields.vin ?? '',
      year: fields.year ?? fields.vehicle_year ?? fields.Year ?? fields['Model Year'],
      make: fields.make ?? fields.vehicle_make ?? fields.Make,
      model: fields.model ?? fields.vehicle_model ?? fields.Model,
      modelId: fields.model_id,
      series: fields.series ?? fields.series2,
      trim: fields.trim,
      body: fields.body,
      doors: fields.doors,
      engine: fields.engine,
      fuel: fields.fuel,
      drive: fields.drive,
      transmission: fields.transmission,
      vehicleType: fields.vehicle_type,
      plant: fields.plant,
      isEurope: /europe/i.test(fields.source ?? '') || 'General Information' in fields,
    }),
  ),
);
