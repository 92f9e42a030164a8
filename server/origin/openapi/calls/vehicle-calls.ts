import { bulkCheckCall } from '#contract/vehicle/bulk-check.ts';
import { vehicleNameCalls as names } from '#contract/vehicle/name-calls.ts';
import { vehicleCalls as calls } from '#contract/vehicle/vehicle-calls.ts';
import '../answers/vehicle-answers.ts';
import { documented } from '../documented.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_CLASSIC_VIN, EXAMPLE_VIN } from '../example-values.ts';

/** The calls that identify a vehicle by VIN, license plate or name. */
export const vehicleCalls = [
  documented(calls.decode, { id: 'decodeVin', summary: 'Decode a VIN', example: { vin: EXAMPLE_VIN } }),
  documented(names.decodeData, {
    id: 'decodeData',
    summary: 'Decode a VIN of any length',
    example: { vin: EXAMPLE_VIN },
    fails: [404],
  }),
  documented(calls.classicMapping, {
    id: 'mapClassic',
    summary: 'Get the vehicle of a classic VIN',
    example: { vin: EXAMPLE_CLASSIC_VIN },
    fails: [404],
  }),
  documented(calls.decodeClassic, {
    id: 'decodeClassic',
    summary: 'Decode a classic VIN',
    example: { vin: EXAMPLE_CLASSIC_VIN },
    fails: [404],
  }),
  documented(calls.decodePlate, {
    id: 'decodePlate',
    summary: 'Get the vehicle of a license plate',
    example: { plate: 'DEMO001', state: 'CA' },
    fails: [404, 503],
    limits: ['plateByCaller'],
  }),
  documented(calls.decodeTrim, {
    id: 'decodeTrim',
    summary: 'Get the vehicle of a VIN with a selected trim',
    example: { vin: EXAMPLE_VIN, year: 2003, make: 'Honda', model: 'Accord', selectedtrim: 'EX-V6' },
    fails: [404],
  }),
  documented(names.makes, { id: 'listMakes', summary: 'List the makes of a model year', example: { year: 2003 } }),
  documented(names.models, {
    id: 'listModels',
    summary: 'List the models of a make and model year',
    example: { year: 2003, make: 'Honda' },
  }),
  documented(calls.validate, {
    id: 'validateVin',
    summary: 'Check whether a document can be created for a VIN',
    example: { vin: EXAMPLE_VIN, type: 'report' },
  }),
  documented(bulkCheckCall, {
    id: 'checkInBulk',
    summary: "Check each VIN of a dealer's list",
    about: 'A CSV file with a `vin` column, or one VIN per line.',
    example: { file: `vin\n${EXAMPLE_VIN}\n` },
    limits: ['bulkCheckByAccount'],
  }),
] as const satisfies readonly DocumentedCall[];
