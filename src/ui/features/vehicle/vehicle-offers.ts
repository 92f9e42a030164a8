import { type Money, sumOfMoney } from '../../../core/billing/money.ts';
import type { Plan } from '../../../core/billing/plan.ts';
import type { ReportPreview } from '../../../core/report/report-preview.ts';
import { checkoutPath } from '../../checkout-path.ts';

/** What one can buy for a vehicle: a document, or both. */
export interface VehicleOffer {
  readonly kind: 'report' | 'sticker' | 'both';
  readonly price: Money;
  /** Where it is bought. */
  readonly checkout: string;
}

/** The plans that buy a single document each; `null` where it is not sold by itself. */
export interface SinglePlans {
  readonly report: Plan | null;
  readonly sticker: Plan | null;
}

/** What is sold for a vehicle: nothing that there is not, and both together where there are both. */
export function vehicleOffers(
  { hasReport, hasSticker, vehicle: { vin } }: ReportPreview,
  plans: SinglePlans,
): readonly VehicleOffer[] {
  const report = hasReport ? plans.report : null;
  const sticker = hasSticker ? plans.sticker : null;
  const offers: VehicleOffer[] = [];
  if (report) offers.push({ kind: 'report', price: report.price, checkout: checkoutPath([report.code], vin) });
  if (sticker) offers.push({ kind: 'sticker', price: sticker.price, checkout: checkoutPath([sticker.code], vin) });
  const both = report && sticker ? sumOfMoney([report.price, sticker.price]) : null;
  if (report && sticker && both) {
    offers.push({ kind: 'both', price: both, checkout: checkoutPath([report.code, sticker.code], vin) });
  }
  return offers;
}
