import { err, ok, type Result } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import type { makeCalls } from '#contract/report/make-calls.ts';
import type { ReportKind } from '#core/report/report.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import type { Vin } from '#core/vehicle/vin.ts';
import { getRow } from '../kernel/db/rows.ts';
import { composeEmail } from '../kernel/email/compose-email.ts';
import type { Mail } from '../kernel/email/queue-email.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext, OriginError, SignedInContext, SiteClues } from '../kernel/origin-context.ts';
import { type SiteAddress, siteAddress } from '../kernel/site/site-address.ts';
import { printDocument } from '../printing/print-document.ts';
import { reportFromRow } from '../snapshots/report-snapshot.ts';
import { type IdentifiedVehicle, vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
import { type Description, describedVehicle, withDescription } from './described-vehicle.ts';
import { makeReport, type ReportCall } from './make-report.ts';
import { requestedVin } from './report-fields.ts';

/** The parsed fields. */
type MailedReportFields = TakenBy<typeof makeCalls.generateWithSpec>;

/** The context of an emailed report, beside its fields. */
interface MailedReportCall extends ReportCall {
  readonly clues: SiteClues;
}

/** The differences between the calls that email a report. */
interface MailedReportKind {
  readonly call: string;
  readonly kind: ReportKind;
  readonly identify: (vin: Vin, described: Description) => Promise<IdentifiedVehicle | null>;
}

/** Creates a report and emails it; the response only confirms its creation. */
async function makeMailedReport(
  ctx: SignedInContext,
  input: MailedReportFields,
  { call: name, kind, identify }: MailedReportKind,
  { clues, ...call }: MailedReportCall,
): Promise<Result<{ status: 'success' }, OriginError>> {
  const vin = requestedVin(input.vin);
  if (vin.isErr()) return err(vin.error);
  const counted = await limitCalls(ctx, [{ limit: 'mailedReportByAccount', by: ctx.userId }]);
  if (counted.isErr()) return err(counted.error);
  const site = await siteAddress(ctx, clues);
  const { model_id: modelId, vehicle_type: vehicleType, ...described } = input;
  const report = await makeReport(
    ctx,
    {
      request: { call: name, input },
      vin: vin.value,
      kind,
      mileage: input.mileage ?? null,
      identify: async () => ok(await identify(vin.value, { ...described, modelId, vehicleType })),
      message: async (trx, id) => ({ to: input.email, ...(await reportEmail({ db: trx, now: ctx.now }, id, site)) }),
    },
    call,
  );
  return report.map(() => ({ status: 'success' }));
}

/** Creates and emails the report of an identifiable VIN, supplemented by the user's description. */
export function generateReportWithSpec(ctx: SignedInContext, input: MailedReportFields, call: MailedReportCall) {
  const identify = async (vin: Vin, described: Description) => {
    const known = await vehicleOfVin(ctx, vin);
    return known && withDescription(known, described);
  };
  return makeMailedReport(ctx, input, { call: 'generate-report-with-spec', kind: 'full', identify }, call);
}

/**
 * Creates and emails a report, using the user's description if the VIN cannot be identified. Records are still searched
 * by VIN: without any, no report is sold.
 */
export function generateAntiqueReport(ctx: SignedInContext, input: MailedReportFields, call: MailedReportCall) {
  const identify = async (vin: Vin, described: Description) => {
    const known = await vehicleOfVin(ctx, vin);
    return known ? withDescription(known, described) : describedVehicle(vin.value, described);
  };
  return makeMailedReport(ctx, input, { call: 'antique', kind: 'antique', identify }, call);
}

/** Returns the email about a new report, with a link and the PDF attached. */
async function reportEmail(
  ctx: Pick<OriginContext, 'db' | 'now'>,
  id: string,
  site: SiteAddress,
): Promise<Omit<Mail, 'to'>> {
  const row = await getRow(ctx.db, 'documents', { id });
  const { vehicle } = reportFromRow(row).snapshot;
  const link = `${site.address}/members/reports/${id}`;
  const bytes = await printDocument(ctx, row, site);
  return {
    ...composeEmail(site.language, 'email-report.report', { name: fullName(vehicle), vin: vehicle.vin, link }),
    attachments: [{ filename: `report-${vehicle.vin}.pdf`, contentType: 'application/pdf', bytes }],
  };
}
