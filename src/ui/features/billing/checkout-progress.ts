import type { BindingMap } from '../../../composition/binding-map.ts';
import { type CheckoutProgress, checkoutBegun, checkoutProgressFrom } from '../../../core/billing/checkout-progress.ts';

type Cookies = BindingMap['world']['cookies'];

/** A cookie goes along with and without scripts. */
const COOKIE = 'checkout';

/** What was last bought, or is being bought, in this browser. */
export function readProgress(cookies: Pick<Cookies, 'get'>): CheckoutProgress | null {
  const text = cookies.get(COOKIE);
  if (text === null) return null;
  try {
    return checkoutProgressFrom(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The progress of one wish; that of an earlier one is over. */
export function progressOf(cookies: Pick<Cookies, 'get'>, wish: string): CheckoutProgress {
  const kept = readProgress(cookies);
  return kept?.wish === wish ? kept : checkoutBegun(wish);
}

/** Keeps how far the person has come. */
export function keepProgress(cookies: Pick<Cookies, 'set'>, progress: CheckoutProgress): void {
  cookies.set(COOKIE, JSON.stringify(progress));
}
