import { err, ok } from 'neverthrow';
import { unknownVehicle } from '../../src/core/vehicle/vehicle.ts';
import { readVin } from '../../src/core/vehicle/vin.ts';
import type { VehicleGateway } from '../../src/ports/vehicle-gateway.ts';
import { fakeCall } from './fake-call.ts';
import type { FakeOrigin } from './fake-origin.ts';

/** Makes the vehicle gateway of a fake origin. */
export function createFakeVehicleGateway({ catalogue }: FakeOrigin): VehicleGateway {
  return {
    decode: (text, options) =>
      fakeCall(options, () => {
        const vin = readVin(text);
        if (vin.isErr() || vin.value.kind !== 'standard') {
          const message = 'A VIN has 17 characters.';
          return err({ code: 'refused', message, fields: { vin: message } });
        }
        const { value } = vin.value;
        return ok(catalogue.vehicles.find(({ vin: known }) => known === value) ?? unknownVehicle(value));
      }),
    classicMapping: (vin, options) =>
      fakeCall(options, () => {
        const classic = catalogue.classics.find((known) => known.vin === vin);
        return classic ? ok(classic) : err({ code: 'not-found', message: 'No mapping is known for this VIN.' });
      }),
  };
}
