import * as z from 'zod';
import { recallCalls as calls, wireRecall } from '#contract/recall.ts';
import { documented } from '../documented.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_VIN } from '../example-values.ts';

z.globalRegistry.add(wireRecall, { id: 'Recall' });

/** The recall calls. */
export const recallCalls = [
  documented(calls.years, { id: 'recallYears', summary: 'List the model years with known recalls' }),
  documented(calls.makes, {
    id: 'recallMakes',
    summary: 'List the makes of a model year with known recalls',
    example: { year: 2003 },
  }),
  documented(calls.models, {
    id: 'recallModels',
    summary: 'List the models of a make and model year with known recalls',
    example: { year: 2003, make: 'Honda' },
  }),
  documented(calls.byVin, {
    id: 'recallsByVin',
    summary: 'List the recalls of a vehicle by its VIN',
    example: { vin: EXAMPLE_VIN },
  }),
  documented(calls.byVehicle, {
    id: 'recallsByVehicle',
    summary: 'List the recalls of a vehicle by year, make and model',
    example: { year: 2003, make: 'Honda', model: 'Accord' },
  }),
] as const satisfies readonly DocumentedCall[];
