import { err, type Result } from 'neverthrow';
import { data, type LoaderFunctionArgs } from 'react-router';
import type { BindingMap } from '#composition/bindings.ts';
import type { DeliveryReference } from '#core/delivery/delivery.ts';
import { type CallError, callErrorStatus } from '#ui/app/answers/call-error.ts';
import { storedOrders } from '#ui/app/answers/orders-cookie.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';

type ReadDelivery<Value> = (
  deliveries: BindingMap['deliveries'],
  reference: DeliveryReference,
  options: { readonly signal: AbortSignal },
) => PromiseLike<Result<Value, CallError>>;

/**
 * Reads data of the document that a URL names: by the key of a private link, or by its ID from any order placed in this
 * browser. Returns `not-found` if no order has it.
 */
export async function readDelivered<Value>(
  { context, params, request }: LoaderFunctionArgs,
  read: ReadDelivery<Value>,
): Promise<Result<Value, CallError>> {
  const deliveries = await resolveService(context, 'deliveries');
  const { key, id: deliveryId = '' } = params;
  const options = { signal: request.signal };
  if (key !== undefined) return read(deliveries, { by: 'link', key }, options);
  let last: Result<Value, CallError> = err({ code: 'not-found', message: null });
  for (const { words } of storedOrders(request)) {
    last = await read(deliveries, { by: 'order', customData: words, deliveryId }, options);
    // An expired token is refused. Another order may have the document.
    if (last.isOk() || (last.error.code !== 'not-found' && last.error.code !== 'refused')) return last;
  }
  return last;
}

/** Returns an error in which an expired token counts as a missing document. */
export function refusedAsMissing(error: CallError): CallError {
  return error.code === 'refused' ? { code: 'not-found', message: error.message } : error;
}

/** Loads a delivered document. Both `delivery` and `error` are absent if it is not available. */
export async function loadDelivered(args: LoaderFunctionArgs) {
  const found = await readDelivered(args, (deliveries, ...of) => deliveries.read(...of));
  return found.mapErr(refusedAsMissing).match(
    (delivery) => data({ delivery, error: null }),
    (error) =>
      error.code === 'not-found'
        ? data({ delivery: null, error: null }, { status: 404 })
        : data({ delivery: null, error }, { status: callErrorStatus(error) }),
  );
}
