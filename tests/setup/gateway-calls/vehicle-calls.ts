import { createHttpVehicleGateway } from '#adapters/http/vehicle-gateway.ts';
import { bulkCheckToWire } from '#contract/vehicle/bulk-check.ts';
import { vehicleToWire } from '#contract/vehicle/wire-vehicle.ts';
import type { VehicleGateway } from '#ports/vehicle-gateway.ts';
import { aCheckedVin, anUncheckedLine } from '#tests/builders/a-bulk-check.ts';
import { aVehicle } from '#tests/builders/a-vehicle.ts';
import { callsOf } from './gateway-call.ts';

const vin = '1HGCM82693A000001';
const classicVin = '7F03C000001';
const decoded = { status: 'success', data: vehicleToWire(aVehicle()) };
const list = new TextEncoder().encode(`vin\n${vin}\n`);
const checked = {
  status: 'success',
  data: bulkCheckToWire({ checked: [aCheckedVin()], unchecked: [anUncheckedLine()] }),
};

/** The vehicle calls. */
export const vehicleCalls = callsOf<VehicleGateway>('vehicle', createHttpVehicleGateway, {
  decode: [{ rows: 'VEH-09', answer: decoded, send: (vehicles) => vehicles.decode(vin) }],
  classicMapping: [{ rows: 'VEH-09', answer: decoded, send: (vehicles) => vehicles.classicMapping(classicVin) }],
  decodeClassic: [
    {
      rows: 'VEH-09',
      answer: decoded,
      send: (vehicles) => vehicles.decodeClassic({ vin: classicVin, email: 'ada@people.example' }),
    },
  ],
  decodePlate: [
    { rows: 'VEH-09', answer: decoded, send: (vehicles) => vehicles.decodePlate({ plate: 'DEMO 001', state: 'CA' }) },
  ],
  decodeTrim: [
    {
      rows: 'VEH-09',
      answer: decoded,
      send: (vehicles) =>
        vehicles.decodeTrim({ vin, year: 2003, make: 'Honda', model: 'Accord', selectedTrim: 'EX-V6' }),
    },
  ],
  validate: [
    {
      rows: 'RPT-10 VEH-08',
      answer: { status: 'success' },
      send: (vehicles) => vehicles.validate({ vin, type: 'report' }),
    },
  ],
  bulkCheck: [
    { rows: 'CALL-05', answer: checked, send: (vehicles) => vehicles.bulkCheck(list) },
    {
      way: 'progress',
      rows: 'CALL-05',
      answer: checked,
      send: (vehicles) => vehicles.bulkCheck(list, { onProgress: () => undefined }),
      sendLeast: (vehicles) => vehicles.bulkCheck(list),
    },
  ],
});
