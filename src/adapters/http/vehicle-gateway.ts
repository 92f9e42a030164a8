import * as z from 'zod/mini';
import { bulkCheckCall } from '#contract/vehicle/bulk-check.ts';
import { vehicleRecordFrom } from '#core/vehicle/vehicle-record.ts';
import type { VehicleGateway, VinVerdict } from '#ports/vehicle-gateway.ts';
import { endpoints } from './endpoints.ts';
import type { HttpClient } from './http-client.ts';
import { inData } from './in-data.ts';
import { callInSteps } from './streamed-answer.ts';

/** With all that is on record of it (VEH-02). */
const vehicleAnswer = inData(
  z.pipe(
    z.looseObject({}),
    z.transform((fields) => vehicleRecordFrom(fields)),
  ),
);

const verdictAnswer = z.pipe(
  z.object({ status: z.string(), message: z.optional(z.string()), msg: z.optional(z.string()) }),
  z.transform(
    ({ status, message, msg }): VinVerdict => ({ isValid: status === 'success', message: message ?? msg ?? null }),
  ),
);

/**
 * Makes the gateway that asks the origin what vehicle a VIN or a plate stands for.
 *
 * Source: specification, section 7, "Reports" (VEH-08, VEH-09, RPT-10).
 *
 * @example
 * const vehicle = await createHttpVehicleGateway(http).decode('1HGCM82633A004352');
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
    decodeClassic: ({ vin, email }, options) =>
      http
        .json(
          { method: 'GET', endpoint: endpoints.decodeClassic, query: { vin, email }, signal: options?.signal },
          vehicleAnswer,
        )
        .map((vehicle) => ({ ...vehicle, vin })),
    decodePlate: ({ plate, state }, options) =>
      http.json(
        { method: 'GET', endpoint: endpoints.decodePlate, query: { plate, state }, signal: options?.signal },
        vehicleAnswer,
      ),
    decodeTrim: ({ vin, year, make, model, selectedTrim }, options) =>
      http
        .json(
          {
            method: 'POST',
            endpoint: endpoints.decodeTrim,
            body: {
              encoding: 'form',
              fields: { vin, year: year?.toString() ?? '', make, model, selectedtrim: selectedTrim },
            },
            authenticated: true,
            signal: options?.signal,
          },
          vehicleAnswer,
        )
        .map((vehicle) => ({ ...vehicle, vin })),
    validate: ({ vin, type }, options) =>
      http.json(
        {
          method: 'POST',
          endpoint: endpoints.validateVin,
          body: { encoding: 'form', fields: { vin, type } },
          signal: options?.signal,
        },
        verdictAnswer,
      ),
    bulkCheck: (bytes, { onProgress, ...options } = {}) => {
      const file = new File([bytes], 'vins.csv', { type: 'text/csv' });
      return callInSteps(http, bulkCheckCall, { file }, { ...options, onStep: onProgress });
    },
  };
}
