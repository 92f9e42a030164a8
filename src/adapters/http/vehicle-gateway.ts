import * as z from 'zod/mini';
import type { VehicleGateway } from '../../ports/vehicle-gateway.ts';
import { endpoints } from './endpoints.ts';
import type { HttpClient } from './http-client.ts';
import { vehicleSchema } from './vehicle-schema.ts';

const vehicleAnswer = z.pipe(
  z.object({ status: z.literal('success'), data: vehicleSchema }),
  z.transform(({ data }) => data),
);

/**
 * Makes the gateway that asks the origin what vehicle a VIN stands for.
 *
 * Source: specification, section 7, "Reports" (VEH-09).
 */
export function createHttpVehicleGateway(http: HttpClient): VehicleGateway {
  return {
    decode: (vin, options) =>
      http
        .json({ method: 'GET', endpoint: endpoints.decode, query: { vin }, signal: options?.signal }, vehicleAnswer)
        .map((vehicle) => ({ ...vehicle, vin })),
    classicMapping: (vin, options) =>
      http
        .json(
          { method: 'GET', endpoint: endpoints.classicMapping, query: { vin }, signal: options?.signal },
          vehicleAnswer,
        )
        .map((vehicle) => ({ ...vehicle, vin })),
  };
}
