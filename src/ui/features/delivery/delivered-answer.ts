import type { Result } from 'neverthrow';
import { data } from 'react-router';
import type { Delivery } from '#core/delivery/delivery.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { callErrorStatus } from '#ui/app/answers/call-error-status.ts';

/** What the page of a delivered document shows; neither of both where the document is not available. */
export interface ShownDelivery {
  readonly delivery: Delivery | null;
  readonly error: CallError | null;
}

/** Answers with a delivered document; one that is not available has status 404. */
export function deliveredAnswer(read: Result<Delivery, CallError>) {
  return read.match(
    (delivery) => data<ShownDelivery>({ delivery, error: null }),
    (error) =>
      error.code === 'not-found' || error.code === 'refused'
        ? data<ShownDelivery>({ delivery: null, error: null }, { status: 404 })
        : data<ShownDelivery>({ delivery: null, error }, { status: callErrorStatus(error) }),
  );
}
