import { bulkCheckCall } from '#contract/vehicle/bulk-check.ts';
import { vehicleCalls } from '#contract/vehicle/vehicle-calls.ts';
import type { VehicleGateway } from '#ports/vehicle-gateway.ts';
import type { HttpClient } from './http-client.ts';
import { callInSteps } from './streamed-answer.ts';

/**
 * Creates the gateway that requests the vehicle for a VIN or plate from the origin.
 *
 * Source: specification, section 7, "Reports" (VEH-08, VEH-09, RPT-10).
 *
 * @example
 * const vehicle = await createHttpVehicleGateway(http).decode('1HGCM82633A004352');
 */
export function createHttpVehicleGateway(http: HttpClient): VehicleGateway {
  return {
    decode: (vin, options) => http.call(vehicleCalls.decode, { vin }, options).map((vehicle) => ({ ...vehicle, vin })),
    classicMapping: (vin, options) =>
      http.call(vehicleCalls.classicMapping, { vin }, options).map((vehicle) => ({ ...vehicle, vin })),
    decodeClassic: ({ vin, email }, options) =>
      http.call(vehicleCalls.decodeClassic, { vin, email }, options).map((vehicle) => ({ ...vehicle, vin })),
    decodePlate: ({ plate, state }, options) => http.call(vehicleCalls.decodePlate, { plate, state }, options),
    decodeTrim: ({ vin, year, make, model, selectedTrim }, options) =>
      http
        .call(vehicleCalls.decodeTrim, { vin, year: year ?? '', make, model, selectedtrim: selectedTrim }, options)
        .map((vehicle) => ({ ...vehicle, vin })),
    validate: ({ vin, type }, options) => http.call(vehicleCalls.validate, { vin, type }, options),
    bulkCheck: (bytes, { onProgress, ...options } = {}) => {
      const file = new File([bytes], 'vins.csv', { type: 'text/csv' });
      return callInSteps(http, bulkCheckCall, { file }, { ...options, onStep: onProgress });
    },
  };
}
