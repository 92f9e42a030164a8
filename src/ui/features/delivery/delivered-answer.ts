import type { Result } from 'neverthrow';
import { data } from 'react-router';
import type { Delivery } from '#core/delivery/delivery.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { callErrorStatus } from '#ui/app/answers/call-error-status.ts';

/** The content of the page of a delivered document. Both are absent if the document is not available. */
export interface ShownDelivery {
  readonly delivery: Delivery | null;
  readonly error: CallError | null;
}

/** Returns a response with a delivered document, or status 404 if it is not available. */
export function deliveredAnswer(read: Result<Delivery, CallError>) {
  return read.match(
    (delivery) => data<ShownDelivery>({ delivery, error: null }),
    (error) =>
      error.code === 'not-found' || error.code === 'refused'
        ? data<ShownDelivery>({ delivery: null, error: null }, { status: 404 })
        : data<ShownDelivery>({ delivery: null, error }, { status: callErrorStatus(error) }),
  );
}
