import { err, ok, type Result } from 'neverthrow';
import { isInEea } from '#core/billing/consumer-law.ts';
import { deliveredKinds } from '#core/delivery/delivered-kinds.ts';
import { readVin } from '#core/vehicle/vin.ts';
import { hasRunningSubscription } from '#origin/credits/running-subscriptions.ts';
import type { OriginDatabase } from '#origin/kernel/db/schema.ts';
import type { OriginContext, OriginError } from '#origin/kernel/origin-context.ts';
import { findPlanFor } from '#origin/plans/find-plan-for.ts';
import { planFromRow } from '#origin/plans/sold-plan.ts';
import { deliverableDocuments } from '#origin/report/deliverable-documents.ts';
import type { OrderRequest } from './order-request.ts';
import type { PlannedLine } from './price-order.ts';

/**
 * Returns the plans of a cart. Rejects a plan that does not exist or is not for this buyer, and a cart with two
 * currencies.
 */
export async function findPlans(
  trx: OriginDatabase,
  { lines, email }: OrderRequest,
  userId: string | null,
): Promise<Result<readonly PlannedLine[], OriginError>> {
  const found: PlannedLine[] = [];
  for (const line of lines) {
    const plan = await findPlanFor(trx, { list: line.list, code: line.planCode, email, userId });
    if (plan === null) return err(refused('cart_plan', 'There is no such plan.'));
    if (plan.renewal !== 'once' && line.quantity !== 1) return err(refused('nos', 'A subscription is bought once.'));
    if (plan.currency !== found[0]?.plan.currency && found.length > 0) {
      return err(refused('cart_plan', 'All plans of an order must have the same currency.'));
    }
    found.push({ ...line, plan });
  }
  return ok(found);
}

/** Rejects a document that could not be delivered, and an EU order without the consent that the law requires. */
export async function checkDelivery(
  ctx: OriginContext,
  { country, immediateDelivery }: OrderRequest,
  lines: readonly PlannedLine[],
): Promise<Result<void, OriginError>> {
  for (const line of lines) {
    const kinds = deliveredKinds({ plan: planFromRow(line.plan), vin: line.vin });
    if (kinds.length === 0 || line.vin === null) continue;
    const vin = readVin(line.vin);
    const deliverable = vin.isOk() ? await deliverableDocuments(ctx, vin.value) : { report: false, sticker: false };
    const missing = kinds.find((kind) => !deliverable[kind]);
    if (missing !== undefined) return err(notDeliverable(missing));
    if (isInEea(country) && !immediateDelivery) {
      return err(refused('immediate_delivery', 'Agree to immediate delivery to buy a single document.'));
    }
  }
  return ok();
}

/**
 * Rejects a subscription that the signed-in user already has. For a guest this is not revealed: they pay and receive an
 * immediate refund (`find-duplicate-subscription.ts`).
 */
export async function checkSubscription(
  trx: OriginDatabase,
  userId: string | null,
  lines: readonly PlannedLine[],
): Promise<Result<void, OriginError>> {
  const codes = lines.filter(({ plan }) => plan.renewal !== 'once').map(({ plan }) => plan.code);
  if (new Set(codes).size < codes.length) return err(refused('cart_plan', 'A subscription is bought once.'));
  if (userId === null) return ok();
  for (const code of codes) {
    if (await hasRunningSubscription(trx, userId, code)) return err(ALREADY_SUBSCRIBED);
  }
  return ok();
}

const ALREADY_SUBSCRIBED: OriginError = {
  code: 'conflict',
  message: 'You already have this subscription. You can manage it in your account.',
  details: { reason: 'already-subscribed' },
};

function notDeliverable(kind: 'report' | 'sticker'): OriginError {
  const message =
    kind === 'report'
      ? 'We have no records for this vehicle, so there is no report to sell.'
      : 'We have no equipment or prices for this vehicle, so there is no window sticker to sell.';
  return { code: 'conflict', message, details: { reason: 'not-deliverable', kind } };
}

/** Returns the error for an invalid field of a purchase. */
export function refused(field: string, message: string): OriginError {
  return { code: 'invalid', message, fields: { [field]: message } };
}
