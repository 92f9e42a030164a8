import { err, ok, type Result } from 'neverthrow';
import { unknownVehicle, type Vehicle } from '../../src/core/vehicle/vehicle.ts';
import { readVin } from '../../src/core/vehicle/vin.ts';
import type { GatewayError } from '../../src/ports/gateway-error.ts';
import type { VehicleGateway } from '../../src/ports/vehicle-gateway.ts';
import { fakeCall } from './fake-call.ts';
import type { FakeOrigin } from './fake-origin.ts';

/** Makes the vehicle gateway of a fake origin; it speaks for whose token it is given. */
export function createFakeVehicleGateway(
  { catalogue, people }: FakeOrigin,
  token: () => string | null = () => null,
): VehicleGateway {
  function vehicleOf(vin: string): Vehicle {
    return catalogue.vehicles.find((known) => known.vin === vin) ?? unknownVehicle(vin);
  }

  function classicOf(vin: string): Result<Vehicle, GatewayError> {
    const classic = catalogue.classics.find((known) => known.vin === vin);
    return classic ? ok(classic) : err({ code: 'not-found', message: 'No mapping is known for this VIN.' });
  }

  return {
    decode: (text, options) =>
      fakeCall(options, () => {
        const vin = readVin(text);
        if (vin.isErr() || vin.value.kind !== 'standard') {
          const message = 'A VIN has 17 characters.';
          return err({ code: 'refused', message, fields: { vin: message } });
        }
        return ok(vehicleOf(vin.value.value));
      }),
    classicMapping: (vin, options) => fakeCall(options, () => classicOf(vin)),
    decodeClassic: ({ vin }, options) => fakeCall(options, () => classicOf(vin)),
    decodePlate: ({ plate, state }, options) =>
      fakeCall(options, () => {
        const vin = catalogue.plates.get(`${plate} ${state}`);
        return vin === undefined ? err({ code: 'not-found', message: 'No such plate is known.' }) : ok(vehicleOf(vin));
      }),
    decodeTrim: ({ vin, year, make, model, selectedTrim }, options) =>
      fakeCall(options, () =>
        people.byToken(token()).map(() => ({ ...vehicleOf(vin), year, make, model, trim: selectedTrim })),
      ),
    validate: ({ vin }, options) =>
      fakeCall(options, () =>
        ok(readVin(vin).isOk() ? { isValid: true, message: null } : { isValid: false, message: 'Wrong VIN' }),
      ),
  };
}
