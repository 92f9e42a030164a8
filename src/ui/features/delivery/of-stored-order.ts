import { err, type Result } from 'neverthrow';
import type { DeliveryReference } from '#core/delivery/delivery.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { storedOrders } from '#ui/app/answers/orders-cookie.ts';

/** Reads data of a document from any order placed in this browser, or returns `not-found` if no order has it. */
export async function ofStoredOrder<Value>(
  request: Request,
  deliveryId: string,
  read: (reference: DeliveryReference) => PromiseLike<Result<Value, CallError>>,
): Promise<Result<Value, CallError>> {
  let last: Result<Value, CallError> = err({ code: 'not-found', message: null });
  for (const { words } of storedOrders(request)) {
    last = await read({ by: 'order', customData: words, deliveryId });
    // An expired token is refused. Another order may have the document.
    if (last.isOk() || (last.error.code !== 'not-found' && last.error.code !== 'refused')) return last;
  }
  return last;
}
