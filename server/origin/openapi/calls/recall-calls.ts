import * as z from 'zod';
import { recallCheckInput, recallsByVinInput } from '../../recall/check-recalls.ts';
import { recallMakesInput, recallModelsInput } from '../../recall/list-recall-choices.ts';
import { moment, success } from '../answer-schemas.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_VIN } from '../example-values.ts';

const choices = <Choice extends z.ZodType>(choice: Choice) =>
  success(z.array(choice)).extend({
    source: z.string(),
    fallback: z
      .boolean()
      .meta({ description: 'Whether the source is another than the one that should have answered.' }),
  });

const recalls = success(
  z.array(
    z
      .object({
        campaign: z.string(),
        manufacturer: z.string(),
        component: z.string(),
        summary: z.string(),
        consequence: z.string(),
        remedy: z.string(),
        notes: z.string(),
        reported_at: moment.nullable(),
        owners_told_at: moment.nullable(),
        park_it: z.boolean(),
        park_outside: z.boolean(),
        over_the_air_update: z.boolean(),
      })
      .meta({ id: 'Recall' }),
  ),
).extend({
  limits: z
    .array(z.string())
    .meta({ description: 'What the list may lack: that it is empty never means that there is none.' }),
  source: z.string().nullable(),
  fallback: z.boolean(),
  demonstration: z.boolean(),
});

/** The calls about recalls. */
export const recallCalls = [
  {
    id: 'recallYears',
    call: 'GET /api/recall-check/years',
    summary: 'List the model years of which recalls are known',
    by: 'anyone',
    answer: { json: choices(z.int()) },
  },
  {
    id: 'recallMakes',
    call: 'GET /api/recall-check/makes',
    summary: 'List the makes of a model year of which recalls are known',
    by: 'anyone',
    takes: { as: ['query'], schema: recallMakesInput, example: { year: 2003 } },
    answer: { json: choices(z.string()) },
  },
  {
    id: 'recallModels',
    call: 'GET /api/recall-check/models',
    summary: 'List the models of a make and model year of which recalls are known',
    by: 'anyone',
    takes: { as: ['query'], schema: recallModelsInput, example: { year: 2003, make: 'Honda' } },
    answer: { json: choices(z.string()) },
  },
  {
    id: 'recallsByVin',
    call: 'GET /api/recall-check/vin',
    summary: 'Find the recalls of the vehicle that a VIN stands for',
    by: 'anyone',
    takes: { as: ['query'], schema: recallsByVinInput, example: { vin: EXAMPLE_VIN } },
    answer: { json: recalls },
  },
  {
    id: 'recallsByVehicle',
    call: 'POST /api/recall-check',
    summary: 'Find the recalls of a vehicle by its names',
    by: 'anyone',
    takes: { as: ['json'], schema: recallCheckInput, example: { year: 2003, make: 'Honda', model: 'Accord' } },
    answer: { json: recalls },
  },
] as const satisfies readonly DocumentedCall[];
