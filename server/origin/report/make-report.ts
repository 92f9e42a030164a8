import { err, ok, type Result } from 'neverthrow';
import { hasHistory } from '#core/report/compose-report.ts';
import type { ReportKind } from '#core/report/report.ts';
import type { ReportStep } from '#core/report/report-step.ts';
import type { Vin } from '#core/vehicle/vin.ts';
import { recordFailedGeneration } from '../credits/record-failed-generation.ts';
import { inTransaction } from '../kernel/db/in-transaction.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import { type Mail, queueEmail } from '../kernel/email/queue-email.ts';
import { onceOnly } from '../kernel/idempotency.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginError, SignedInContext } from '../kernel/origin-context.ts';
import type { StoredReport } from '../snapshots/report-snapshot.ts';
import type { IdentifiedVehicle } from '../vehicle/vehicle-of-vin.ts';
import { gatherHistory } from './gather-history.ts';
import { readReport } from './read-report.ts';
import { findFreeReport, OVERTAKEN, storeReport } from './store-report.ts';

/** The kind and subject of a report. */
export interface ReportRequest {
  /** The call and its fields: the same idempotency key with another request is a conflict. */
  readonly request: { readonly call: string; readonly input: unknown };
  readonly vin: Vin;
  readonly kind: ReportKind;
  /** Odometer reading according to the user, in miles. */
  readonly mileage: number | null;
  /** Identifies the vehicle; returns `null` if it is unknown. */
  readonly identify: () => Promise<Result<IdentifiedVehicle | null, OriginError>>;
  /** Returns the email for the report with this ID, if there is one. */
  readonly message?: (trx: OriginTransaction, id: string) => Promise<Mail>;
}

/** The context of a report, beside its fields. */
export interface ReportCall {
  readonly idempotencyKey: string | null;
  /**
   * Whether the report was paid for and is created by the server: no rate limit, and a failure is compensated by the
   * delivery.
   */
  readonly isDelivery?: boolean;
  /** Called with each progress step. */
  readonly onStep?: (step: ReportStep) => void;
}

/** The fixed message of the specification when no data was found. */
const NO_DATA: OriginError = { code: 'declined', message: 'no data' };

/**
 * Creates a report, or returns one from the last 24 hours for free. Snapshot, charge, email and idempotent response are
 * one transaction; sources are queried before it begins, so that a slow source does not block the database.
 */
export async function makeReport(
  ctx: SignedInContext,
  generation: ReportRequest,
  call: ReportCall,
): Promise<Result<StoredReport, OriginError>> {
  const counted = call.isDelivery ? ok() : await limitCalls(ctx, [{ limit: 'reportByAccount', by: ctx.userId }]);
  if (counted.isErr()) return err(counted.error);
  const { request, vin, message } = generation;
  const free = await findFreeReport(ctx, vin.value);
  const report: Result<StoredReport, OriginError> = free ? ok(free) : await composed(ctx, generation, call);
  const id = await inTransaction(ctx.db, (trx) =>
    // A repeated call returns the first response, even if no data would be found now.
    onceOnly(ctx, trx, { key: call.idempotencyKey, request }, async () => {
      if (report.isErr()) return err(report.error);
      const stored = free ? ok(free.id) : await storeReport(ctx, trx, report.value);
      if (stored.isOk() && message)
        await queueEmail(ctx, trx, { about: ctx.userId, ...(await message(trx, stored.value)) });
      return stored;
    }),
  );
  if (id.isErr() && id.error === OVERTAKEN) return makeReport(ctx, generation, call);
  if (id.isErr() && id.error === NO_DATA && !call.isDelivery) await recordFailedGeneration(ctx, vin, 'vhr');
  if (id.isErr()) return err(id.error);
  call.onStep?.({ step: 'report', state: 'done' });
  return readReport(ctx, id.value);
}

async function composed(
  ctx: SignedInContext,
  { kind, mileage, identify }: ReportRequest,
  { onStep = () => undefined }: ReportCall,
): Promise<Result<StoredReport, OriginError>> {
  onStep({ step: 'vehicle', state: 'working' });
  const identified = await identify();
  if (identified.isErr()) return err(identified.error);
  onStep({ step: 'vehicle', state: 'done' });
  if (identified.value === null) return err(NO_DATA);
  const snapshot = await gatherHistory(ctx, { identified: identified.value, mileage, onStep });
  if (!hasHistory(snapshot)) return err(NO_DATA);
  return ok({ id: ctx.newId(), kind, createdAt: snapshot.gatheredAt, snapshot });
}
