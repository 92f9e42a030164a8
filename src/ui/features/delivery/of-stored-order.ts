import { err, type Result } from 'neverthrow';
import type { DeliveryReference } from '#core/delivery/delivery.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { storedOrders } from '#ui/app/answers/orders-cookie.ts';

/** Reads something of a document of any order that was placed in this browser; `not-found` where none has it. */
export async function ofStoredOrder<Value>(
  request: Request,
  deliveryId: string,
  read: (reference: DeliveryReference) => PromiseLike<Result<Value, CallError>>,
): Promise<Result<Value, CallError>> {
  let last: Result<Value, CallError> = err({ code: 'not-found', message: null });
  for (const { words } of storedOrders(request)) {
    last = await read({ by: 'order', customData: words, deliveryId });
    // Words that have expired are refused; another order may have the document.
    if (last.isOk() || (last.error.code !== 'not-found' && last.error.code !== 'refused')) return last;
  }
  return last;
}
