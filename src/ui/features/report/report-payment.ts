import type { Account } from '#core/account/account.ts';
import { type CreditKind, payingCredit } from '#core/billing/credit-ledger.ts';

/** What a report is paid with: a subscription without end, or a credit of which so many are left. */
export type ReportPayment = { readonly kind: 'unlimited' } | { readonly kind: CreditKind; readonly left: number };

/** What the next report is paid with; `null` where nothing is left to pay with. */
export function reportPayment({
  credits,
  subscriptions,
}: Pick<Account, 'credits' | 'subscriptions'>): ReportPayment | null {
  if (subscriptions.vhr === -1) return { kind: 'unlimited' };
  const kind = payingCredit(credits, 'vhr');
  return kind && { kind, left: credits[kind] };
}
