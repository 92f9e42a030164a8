import { err, ok, type Result } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import type { makeCalls } from '#contract/report/make-calls.ts';
import type { ReportKind } from '#core/report/report.ts';
import type { Vin } from '#core/vehicle/vin.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import type { SiteAddress } from '../kernel/site/site-address.ts';
import type { IdentifiedVehicle } from '../vehicle/vehicle-of-vin.ts';
import type { Description } from './described-vehicle.ts';
import { makeReport, type ReportCall } from './make-report.ts';
import { reportEmail } from './report-email.ts';
import { requestedVin } from './report-fields.ts';

/** The parsed fields. */
export type MailedReportFields = TakenBy<typeof makeCalls.generateWithSpec>;

/** The context of an emailed report, beside its fields. */
export interface MailedReportCall extends ReportCall {
  readonly site: SiteAddress;
}

/** The differences between the calls that email a report. */
export interface MailedReportWay {
  readonly call: string;
  readonly kind: ReportKind;
  readonly identify: (vin: Vin, described: Description) => Promise<IdentifiedVehicle | null>;
}

/** Creates a report and emails it; the response only confirms its creation. */
export async function makeMailedReport(
  ctx: SignedInContext,
  input: MailedReportFields,
  { call: name, kind, identify }: MailedReportWay,
  { site, ...call }: MailedReportCall,
): Promise<Result<{ status: 'success' }, OriginError>> {
  const vin = requestedVin(input.vin);
  if (vin.isErr()) return err(vin.error);
  const counted = await limitCalls(ctx, [{ limit: 'mailedReportByAccount', by: ctx.userId }]);
  if (counted.isErr()) return err(counted.error);
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
