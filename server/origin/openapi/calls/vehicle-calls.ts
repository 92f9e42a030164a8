import * as z from 'zod';
import { bulkCheckCall, errorCodes, wireBulkCheck } from '#contract/vehicle/bulk-check.ts';
import { classicMappingInput } from '#origin/vehicle/classic-mapping.ts';
import { decodeInput } from '#origin/vehicle/decode.ts';
import { decodeClassicInput } from '#origin/vehicle/decode-classic.ts';
import { decodeDataInput } from '#origin/vehicle/decode-data.ts';
import { decodePlateInput } from '#origin/vehicle/decode-plate.ts';
import { decodeTrimInput } from '#origin/vehicle/decode-trim.ts';
import { listMakesInput } from '#origin/vehicle/list-makes.ts';
import { listModelsInput } from '#origin/vehicle/list-models.ts';
import { validateVinInput } from '#origin/vehicle/validate-vin.ts';
import { success } from '../answer-schemas.ts';
import { decodedClassic, decodedVin, shownVehicle, vehicle } from '../answers/vehicle-answers.ts';
import { documented } from '../documented.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_CLASSIC_VIN, EXAMPLE_VIN } from '../example-values.ts';

z.globalRegistry
  .add(wireBulkCheck, { id: 'BulkCheck' })
  .add(errorCodes, { description: "vPIC's findings; `[0]` where there is nothing to say." });

/** The calls about what vehicle a VIN, a plate or a name stands for. */
export const vehicleCalls = [
  {
    id: 'decodeVin',
    call: 'GET /api/decode',
    summary: 'Decode a VIN',
    by: 'anyone',
    takes: { as: ['query'], schema: decodeInput, example: { vin: EXAMPLE_VIN } },
    answer: { json: success(decodedVin) },
  },
  {
    id: 'decodeData',
    call: 'GET /landing/decode_data',
    summary: 'Decode a VIN of any length',
    by: 'anyone',
    takes: { as: ['query'], schema: decodeDataInput, example: { vin: EXAMPLE_VIN } },
    answer: { json: success(shownVehicle.extend({ trims: z.array(z.string()) })) },
    fails: [404],
  },
  {
    id: 'mapClassic',
    call: 'GET /api-cwa/classicmapping',
    summary: 'Tell what a VIN of a classic vehicle stands for',
    by: 'anyone',
    takes: { as: ['query'], schema: classicMappingInput, example: { vin: EXAMPLE_CLASSIC_VIN } },
    answer: { json: success(vehicle) },
    fails: [404],
  },
  {
    id: 'decodeClassic',
    call: 'GET /api/classic/decode',
    summary: 'Decode a VIN of a classic vehicle',
    by: 'anyone',
    takes: { as: ['query'], schema: decodeClassicInput, example: { vin: EXAMPLE_CLASSIC_VIN } },
    answer: { json: success(decodedClassic) },
    fails: [404],
  },
  {
    id: 'decodePlate',
    call: 'GET /api-cwa/license_plate_decode',
    summary: 'Tell what vehicle a licence plate is on',
    by: 'anyone',
    takes: { as: ['query'], schema: decodePlateInput, example: { plate: 'DEMO001', state: 'CA' } },
    answer: { json: success(shownVehicle) },
    fails: [404, 503],
    limits: ['plateByCaller'],
  },
  {
    id: 'decodeTrim',
    call: 'POST /api-cwa/decode-trim',
    summary: 'Tell what vehicle a chosen trim makes of a VIN',
    by: 'signed-in',
    takes: {
      as: ['form'],
      schema: decodeTrimInput,
      example: { vin: EXAMPLE_VIN, year: 2003, make: 'Honda', model: 'Accord', selectedtrim: 'EX-V6' },
    },
    answer: { json: success(vehicle) },
    fails: [404],
  },
  {
    id: 'listMakes',
    call: 'GET /api-cwa/get-makes',
    summary: 'List the makes of a model year',
    by: 'anyone',
    takes: { as: ['query'], schema: listMakesInput, example: { year: 2003 } },
    answer: { json: success(z.array(z.string())) },
  },
  {
    id: 'listModels',
    call: 'GET /api-cwa/get-models',
    summary: 'List the models of a make and model year',
    by: 'anyone',
    takes: { as: ['query'], schema: listModelsInput, example: { year: 2003, make: 'Honda' } },
    answer: { json: success(z.array(z.string())) },
  },
  {
    id: 'validateVin',
    call: 'POST /api-cwa/vin-validate',
    summary: 'Tell whether something can be made for a VIN',
    by: 'anyone',
    takes: { as: ['form'], schema: validateVinInput, example: { vin: EXAMPLE_VIN, type: 'report' } },
    answer: { json: success(z.object({ vin: z.string(), warnings: z.array(z.string()) })) },
    declines: true,
  },
  documented(bulkCheckCall, {
    id: 'checkInBulk',
    summary: "Check each VIN of a dealer's list",
    about: 'A CSV file with a column `vin`, or one VIN a line.',
    example: { file: `vin\n${EXAMPLE_VIN}\n` },
    limits: ['bulkCheckByAccount'],
  }),
] as const satisfies readonly DocumentedCall[];
