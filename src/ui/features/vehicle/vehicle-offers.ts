import { type Money, sumOfMoney } from '#core/billing/money.ts';
import type { Plan } from '#core/billing/plan.ts';
import { type PlanSaving, planSaving } from '#core/billing/plan-saving.ts';
import { bundlePurchase, singlePurchase } from '#core/billing/single-purchase.ts';
import type { ReportPreview } from '#core/report/report-preview.ts';
import { checkoutPath } from '#ui/app/paths/checkout-path.ts';

/** An offer for a vehicle: one document or both. */
export interface VehicleOffer {
  readonly kind: 'report' | 'sticker' | 'both';
  readonly price: Money;
  /** The saving of both compared to single documents, or `null` if there is none. */
  readonly saving: PlanSaving | null;
  /** Whether the site recommends the plan. */
  readonly isRecommended: boolean;
  /** The path where it is bought. */
  readonly checkout: string;
}

/**
 * Returns the offers for a vehicle, starting with the one to highlight: both documents if both can be delivered, as a
 * bundle if that costs less than its parts. A document that cannot be delivered is not offered.
 */
export function vehicleOffers(
  { hasReport, hasSticker, vehicle: { vin } }: ReportPreview,
  plans: readonly Plan[],
): readonly VehicleOffer[] {
  const report = hasReport ? singlePurchase(plans, 'vhr') : null;
  const sticker = hasSticker ? singlePurchase(plans, 'sticker') : null;
  const bundle = hasReport && hasSticker ? bundlePurchase(plans) : null;
  const saving = bundle && planSaving(bundle, plans);
  const both = report && sticker ? sumOfMoney([report.price, sticker.price]) : null;
  const offers: VehicleOffer[] = [];
  if (bundle && (saving || !both)) {
    offers.push({ ...offerOf('both', bundle, vin), saving });
  } else if (report && sticker && both) {
    const checkout = checkoutPath([report.code, sticker.code], vin);
    offers.push({ kind: 'both', price: both, saving: null, isRecommended: false, checkout });
  }
  if (report) offers.push(offerOf('report', report, vin));
  if (sticker) offers.push(offerOf('sticker', sticker, vin));
  return offers;
}

function offerOf(kind: VehicleOffer['kind'], { code, price, recommended }: Plan, vin: string): VehicleOffer {
  return { kind, price, saving: null, isRecommended: recommended, checkout: checkoutPath([code], vin) };
}
