import type { ActionFunctionArgs } from 'react-router';
import { missingFromWithdrawal, type Withdrawal, type WithdrawalReceipt } from '#core/billing/withdrawal.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';

/** The state of a withdrawal. */
export type WithdrawalAnswer =
  | { readonly state: 'form'; readonly typed: Withdrawal; readonly missing: readonly (keyof Withdrawal)[] }
  | { readonly state: 'review'; readonly typed: Withdrawal; readonly error: CallError | null }
  | { readonly state: 'received'; readonly typed: Withdrawal; readonly receipt: WithdrawalReceipt };

/** Advances a withdrawal: from the form to the review, then to its receipt. */
export async function withdraw({ request, context }: ActionFunctionArgs): Promise<WithdrawalAnswer> {
  const form = await request.formData();
  const text = (name: keyof Withdrawal) => String(form.get(name) ?? '').trim();
  const typed = { name: text('name'), orderNumber: text('orderNumber').toUpperCase(), email: text('email') };
  const step = form.get('step');
  if (step === 'edit') return { state: 'form', typed, missing: [] };
  const missing = missingFromWithdrawal(typed);
  if (missing.length > 0) return { state: 'form', typed, missing };
  if (step !== 'confirm') return { state: 'review', typed, error: null };
  const withdrawFromPurchase = await resolveService(context, 'withdrawFromPurchase');
  return withdrawFromPurchase(typed, { signal: request.signal }).match(
    (receipt): WithdrawalAnswer => ({ state: 'received', typed, receipt }),
    (error) =>
      error.code === 'withdrawal-incomplete'
        ? { state: 'form', typed, missing: error.fields }
        : { state: 'review', typed, error },
  );
}
