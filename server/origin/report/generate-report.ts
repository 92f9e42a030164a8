import { err, ok, type Result } from 'neverthrow';
import type { makeCalls } from '#contract/report/make-calls.ts';
import type { Vin } from '#core/vehicle/vin.ts';
import { findRow } from '../kernel/db/rows.ts';
import type { OriginError, SignedInContext, Verb } from '../kernel/origin-context.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { makeReport, type ReportCall, type ReportRequest } from './make-report.ts';
import { requestedVin } from './report-fields.ts';
import { type ReportAnswer, reportAnswer } from './wire-report.ts';

/** Creates the report that a call requests. */
export type Generated<Call> = Verb<Call, SignedInContext, [call: ReportCall]>;

/** The differences between the calls that return a report. */
interface GeneratedKind extends Pick<ReportRequest, 'kind' | 'mileage'> {
  readonly name: string;
  /** Identifies the vehicle; by default, its VIN is decoded. */
  readonly identify?: (vin: Vin) => ReturnType<ReportRequest['identify']>;
}

/** Creates the report of the VIN in a request. */
export async function reportOfVin(
  ctx: SignedInContext,
  input: { readonly vin: string },
  { name, identify, ...kind }: GeneratedKind,
  call: ReportCall,
): Promise<Result<ReportAnswer, OriginError>> {
  const vin = requestedVin(input.vin);
  if (vin.isErr()) return err(vin.error);
  const known = async () => (identify ? identify(vin.value) : ok(await vehicleOfVin(ctx, vin.value)));
  const request = { ...kind, request: { call: name, input }, vin: vin.value, identify: known };
  return (await makeReport(ctx, request, call)).map(reportAnswer);
}

/** Creates the full report of a VIN. */
export const generateReport: Generated<typeof makeCalls.generate> = (ctx, input, call) =>
  reportOfVin(ctx, input, { name: 'generate-report', kind: 'full', mileage: input.mileage ?? null }, call);

/** Creates the basic report of a VIN. It has the same records and price as the full report, so no data is withheld. */
export const generateBasicReport: Generated<typeof makeCalls.generateBasic> = (ctx, input, call) =>
  // Zero means "not stated" here (RPT-04).
  reportOfVin(ctx, input, { name: 'generate-uvc-report', kind: 'basic', mileage: input.mileage || null }, call);

/** Creates a report for a page of a site. */
export const generateFireflyReport: Generated<typeof makeCalls.generateFirefly> = async (ctx, input, call) => {
  const site = await findRow(ctx.db, 'sites', { domain: input.uri });
  if (!site)
    return err({ code: 'invalid', message: 'There is no such site.', fields: { uri: 'There is no such site.' } });
  return reportOfVin(ctx, input, { name: 'firefly', kind: 'full', mileage: input.mileage ?? null }, call);
};
