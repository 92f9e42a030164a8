import { redirect } from 'react-router';
import type { VinportContainer } from '#composition/create-container.ts';
import { type StoredOrder, storedOrders } from '#ui/app/answers/orders-cookie.ts';
import { donePath } from '#ui/app/paths/checkout-path.ts';

/**
 * Returns the unpaid order that this cart was submitted as before. If that order is already paid, redirects the buyer
 * to it, so that going back in the browser never pays twice.
 */
export async function orderedBefore(
  container: VinportContainer,
  request: Request,
  cart: string,
): Promise<(StoredOrder & { readonly email: string }) | null> {
  const stored = storedOrders(request).find((order) => order.cart === cart);
  if (stored === undefined) return null;
  const standing = await container.get('settlePayment')(stored.words, { signal: request.signal });
  if (standing.isErr()) return null;
  const { kind, order } = standing.value;
  if (kind === 'paid') throw redirect(donePath(order.number), 303);
  return { ...stored, email: order.email };
}
