import { redirect } from 'react-router';
import type { VinportContainer } from '../../../composition/create-container.ts';
import type { CheckoutProgress } from '../../../core/billing/checkout-progress.ts';
import { checkoutPath } from '../../checkout-path.ts';
import { keepProgress, readProgress } from './checkout-progress.ts';
import { DONE } from './pay-cart.ts';

/** Takes the second step of a payment as the person decides, and leads on to wherever that brings them. */
export async function takeStep(request: Request, container: VinportContainer) {
  const form = await request.formData();
  const { cookies } = container.get('world');
  const progress = readProgress(cookies);
  const step = progress?.step ?? null;
  if (progress === null || step === null) throw redirect('/plans', 303);
  const decision = form.get('decision') === 'approve' ? 'approve' : 'refuse';
  // A step that was taken before, by another press, is as good: the origin tells how the payment stands.
  await container.get('answerSandboxStep')({ step: step.sandboxStep, decision });
  const settled = await container.get('settlePayment')(step.customData);
  if (settled.isErr() ? settled.error.code !== 'declined' : settled.value.kind !== 'paid') return 'unknown' as const;
  const { line, planCodes } = step;
  const after: CheckoutProgress = settled.isOk()
    ? { ...progress, step: null, paid: [...progress.paid, { ...line, orderId: settled.value.orderId }] }
    : { ...progress, step: null, declined: countedOn(progress.declined, line.planCode) };
  keepProgress(cookies, after);
  if (settled.isOk() && cookies.get('token') !== null) await container.get('loadAccount')();
  const left = settled.isOk() ? planCodes.filter((code) => code !== line.planCode) : planCodes;
  if (left.length === 0) throw redirect(DONE, 303);
  const failed = settled.isOk() ? {} : { failed: 'declined' };
  throw redirect(checkoutPath(left, progress.vin, { wish: progress.wish, ...failed }), 303);
}

/** The next attempt has another number, so that the same card can be tried again. */
function countedOn(declined: CheckoutProgress['declined'], planCode: string): CheckoutProgress['declined'] {
  return { ...declined, [planCode]: (declined[planCode] ?? 0) + 1 };
}
