import { err, ok, type Result } from 'neverthrow';
import type { BulkCheck } from '#core/vehicle/bulk-check.ts';
import { unknownVehicle, type Vehicle } from '#core/vehicle/vehicle.ts';
import { type VehicleRecord, vehicleRecordFrom } from '#core/vehicle/vehicle-from-record.ts';
import { readVin, type Vin, type VinError } from '#core/vehicle/vin.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { VehicleGateway } from '#ports/vehicle-gateway.ts';
import { fakeBulkCheck } from './fake-bulk-check.ts';
import { fakeCall } from './fake-call.ts';
import { buildKey } from './fake-catalogue.ts';
import type { FakeOrigin } from './fake-origin.ts';

/** Creates the vehicle gateway of a fake origin for the owner of the given token. */
export function createFakeVehicleGateway(
  { catalogue, people, recalls }: FakeOrigin,
  token: () => string | null = () => null,
): VehicleGateway {
  function vehicleOf(vin: string): VehicleRecord {
    return onRecord(catalogue.vehicles.find((known) => known.vin === vin) ?? unknownVehicle(vin));
  }

  function classicOf(vin: string): Result<VehicleRecord, GatewayError> {
    const classic = catalogue.classics.find((known) => known.vin === vin);
    return classic ? ok(onRecord(classic)) : err({ code: 'not-found', message: 'No mapping is known for this VIN.' });
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
        const vin = catalogue.plates.get(`${plate.replace(/[\s-]/g, '')} ${state}`);
        return vin === undefined ? err({ code: 'not-found', message: 'No such plate is known.' }) : ok(vehicleOf(vin));
      }),
    decodeTrim: ({ vin, year, make, model, selectedTrim }, options) =>
      fakeCall(options, () =>
        people.byToken(token()).andThen((): Result<VehicleRecord, GatewayError> => {
          const vehicle = { ...vehicleOf(vin), year, make, model };
          const builds = catalogue.builds.get(buildKey(vehicle)) ?? [];
          return [vehicle, ...builds].some(({ trim }) => trim === selectedTrim)
            ? ok({ ...vehicle, trim: selectedTrim })
            : err({ code: 'not-found', message: 'No such trim of this vehicle is known.' });
        }),
      ),
    validate: ({ vin }, options) =>
      fakeCall(options, () =>
        ok(isValid(readVin(vin)) ? { isValid: true, message: null } : { isValid: false, message: 'Wrong VIN' }),
      ),
    bulkCheck: (file, options) =>
      fakeCall(options, () =>
        people.byToken(token()).andThen(({ user }): Result<BulkCheck, GatewayError> => {
          if (user.kind !== 'dealer') return err({ code: 'forbidden' });
          const check = fakeBulkCheck(file, { vehicleOf, classicOf: (vin) => classicOf(vin).unwrapOr(null), recalls });
          const total = check.checked.length + check.unchecked.length;
          options?.onProgress?.({ done: total, total });
          return ok(check);
        }),
      ),
  };
}

function isValid(vin: Result<Vin, VinError>): boolean {
  return vin.isOk() && (vin.value.kind === 'classic' || !vin.value.warnings.includes('letters-i-o-q'));
}

/** Returns a record of a vehicle without any other data. */
function onRecord(vehicle: Vehicle): VehicleRecord {
  return { ...vehicleRecordFrom({}), ...vehicle };
}
