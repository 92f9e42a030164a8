import { data, type LoaderFunctionArgs } from 'react-router';
import type { Money } from '#core/billing/money.ts';
import { type CallError, callErrorStatus } from '#ui/app/answers/call-error.ts';
import { signedIn } from '#ui/app/answers/loaded.ts';
import { containerContext } from '#ui/app/contexts/container-context.ts';

/** The state of a card change. */
export type CardChange =
  | {
      readonly state: 'start';
      /** The overdue amount that is charged to the new card immediately, or `null` if there is none. */
      readonly overdue: Money | null;
    }
  | { readonly state: 'changed' | 'waiting' | 'missing' }
  | { readonly state: 'failed'; readonly error: CallError };

/**
 * Loads the state of a card change: before it starts (`?change=`), or after returning from the payment page
 * (`?subscription=`).
 */
export async function loadCardChange({ context, request, url }: LoaderFunctionArgs) {
  const container = await context.get(containerContext).open();
  const options = { signal: request.signal };
  const { searchParams } = url;
  const toChange = searchParams.get('change');
  const returned = searchParams.get('subscription') ?? '';
  const missing = data<CardChange>({ state: 'missing' }, { status: 404 });
  if (toChange === null && returned === '') return missing;
  const read = await (toChange === null
    ? container
        .get('billing')
        .readCardChange(returned, options)
        .map((changed): CardChange => ({ state: changed ? 'changed' : 'waiting' }))
    : container
        .get('billing')
        .subscriptions(options)
        .map((subscriptions): CardChange => {
          const found = subscriptions.find(({ subscriptionId }) => subscriptionId === toChange);
          if (!found || found.state === 'ended') return { state: 'missing' };
          return { state: 'start', overdue: found.state === 'past_due' ? (found.nextCharge?.price ?? null) : null };
        }));
  return signedIn(read, url).match(
    (change) => data(change, { status: change.state === 'missing' ? 404 : 200 }),
    (error) =>
      error.code === 'not-found'
        ? missing
        : data<CardChange>({ state: 'failed', error }, { status: callErrorStatus(error) }),
  );
}
