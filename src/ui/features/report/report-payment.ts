import type { Account } from '#core/account/account.ts';
import { type CreditKind, payingCredit } from '#core/billing/credit-ledger.ts';

/** How a report is paid for: with an unlimited subscription, or with a credit, including the number of credits left. */
export type ReportPayment = { readonly kind: 'unlimited' } | { readonly kind: CreditKind; readonly left: number };

/** Returns how the next report is paid for, or `null` if no credits are left. */
export function reportPayment({
  credits,
  subscriptions,
}: Pick<Account, 'credits' | 'subscriptions'>): ReportPayment | null {
  if (subscriptions.vhr === -1) return { kind: 'unlimited' };
  const kind = payingCredit(credits, 'vhr');
  return kind && { kind, left: credits[kind] };
}
