import type Stripe from 'stripe';

/** Returns the hosted page of the fake, with the parts of Stripe's page that tests need. */
export function standInPage(
  { id, amount_total, currency, cancel_url, status, mode }: Stripe.Checkout.Session,
  outcome: 'declined' | 'step' | 'closed' | null,
): string {
  const total = mode === 'setup' ? 'Save a card' : `Pay ${((amount_total ?? 0) / 100).toFixed(2)} ${currency}`;
  const isOpen = status === 'open' && outcome !== 'closed';
  const form =
    outcome === 'step'
      ? '<button name="decision" value="approve">Approve</button><button name="decision" value="refuse">Refuse</button>'
      : `<label><input type="radio" name="card" value="pm_card_visa" checked> Visa</label>
         <label><input type="radio" name="card" value="pm_card_chargeDeclined"> Declined card</label>
         <label><input type="radio" name="card" value="pm_card_authenticationRequired"> Card that asks its bank</label>
         <label><input type="radio" name="card" value="pm_card_chargeCustomerFail"> Card that is declined later</label>
         <button name="decision" value="pay">${total}</button>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stripe stand-in</title></head><body>
    <h1>Stripe stand-in: ${total}</h1><p>${id}</p>
    ${outcome === 'declined' ? '<p role="alert">Your card was declined.</p>' : ''}
    ${isOpen ? `<form method="post">${form}</form>` : '<p role="alert">This page has expired.</p>'}
    <a href="${cancel_url ?? ''}">Back</a></body></html>`;
}
