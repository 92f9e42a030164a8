import * as z from 'zod/mini';
import type { Report } from '#core/report/report.ts';
import type { ReportStep } from '#core/report/report-step.ts';
import { type Declined, defineCall, defineStreamedCall, form, json } from '../define-call.ts';
import { email } from '../fields.ts';
import { done, success } from '../success.ts';
import { vehicleYear } from '../vehicle/vehicle-year.ts';
import { reportFromWire, wireReport } from './wire-report.ts';

/** Treats empty text as a missing value, because some forms send it for fields that were not filled in. */
function orNothing<Value>(schema: z.ZodMiniType<Value, string | number>) {
  return z.optional(
    z.pipe(
      z.transform((value: string | number | undefined) => (value === '' ? undefined : value)),
      z.optional(schema),
    ),
  );
}

const mileage = z.coerce.number<string | number>().check(z.int(), z.gte(0), z.lte(3_000_000));
const line = z.string().check(z.trim(), z.maxLength(200));
const fact = z.optional(line);

/** The fields of every report request; the mileage is in miles. */
const requestFields = { vin: z.string().check(z.maxLength(64)), mileage: orNothing(mileage) };

/** The fields with which a person describes a vehicle. */
const descriptionFields = {
  year: orNothing(vehicleYear),
  make: orNothing(line),
  model: orNothing(line),
  series: orNothing(line),
};

const mailedFields = z.object({
  ...requestFields,
  ...descriptionFields,
  email,
  model_id: fact,
  trim: fact,
  transmission: fact,
  engine: fact,
  drive: fact,
  doors: z.optional(z.coerce.number<string | number>().check(z.int(), z.gte(0), z.lte(20))),
  vehicle_type: fact,
  fuel: fact,
});

/** The outcome of a request: the report, or the reason for its absence although the HTTP status is a success. */
type Made<Value> = Value | { readonly code: 'not-accepted'; readonly message: string | null };

function notAccepted({ message }: Declined): Made<never> {
  return { code: 'not-accepted', message };
}

/** The common properties of the calls that respond with the new report. */
const making = {
  method: 'POST',
  by: 'signed-in',
  onlyOnce: true,
  exact: true,
  output: success(wireReport),
  read: ({ data }: { readonly data: z.output<typeof wireReport> }): Made<Report> => reportFromWire(data),
  declined: (declined: Declined): Made<Report> => notAccepted(declined),
} as const;

/** The common properties of the calls that email the new report. */
const mailing = {
  method: 'POST',
  by: 'signed-in',
  onlyOnce: true,
  exact: true,
  input: { as: 'form', schema: mailedFields },
  output: done,
  read: (): Made<true> => true,
  declined: (declined: Declined): Made<true> => notAccepted(declined),
} as const;

const step: z.ZodMiniType<ReportStep> = z.discriminatedUnion('step', [
  z.object({ step: z.enum(['vehicle', 'report']), state: z.enum(['working', 'done']) }),
  z.object({
    step: z.literal('source'),
    source: z.string(),
    state: z.enum(['working', 'answered', 'failed', 'not-connected']),
  }),
]);

/** The maximum number of retries of the fallback (specification, section 9). */
const ANTIQUE_RETRIES = 3;

/** The calls that create reports: specification, section 7, "Reports" (RPT-01 to RPT-06, RPT-09). */
export const makeCalls = {
  /** Queries every source regardless of the market, because a vehicle's history does not end at a border. */
  generate: defineStreamedCall({
    ...making,
    path: '/api-cwa/generate-report',
    input: form({ ...requestFields, report_type: z._default(z.string().check(z.maxLength(20)), 'US') }),
    events: { step: 'step', answer: 'report', schema: step },
  }),
  generateBasic: defineCall({
    ...making,
    path: '/api-cwa/generate_uvc_report',
    input: form(requestFields),
  }),
  generateClassic: defineCall({
    ...making,
    path: '/api-cwa/generate_classic_report',
    input: form({ ...requestFields, ...descriptionFields, check_vname: z.enum(['yes', 'no']) }),
  }),
  /** The `uri` field is the domain of the site that requests the report. */
  generateFirefly: defineCall({
    ...making,
    path: '/api/firefly',
    input: json({
      vin: requestFields.vin,
      mileage: z.optional(z.int().check(z.gte(0), z.lte(3_000_000))),
      uri: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(253)),
    }),
  }),
  generateWithSpec: defineCall({ ...mailing, path: '/api-cwa/generate-report-with-spec' }),
  generateAntique: defineCall({ ...mailing, path: '/api/classic/antique', retries: ANTIQUE_RETRIES }),
};
