import { type LoaderFunctionArgs, redirect } from 'react-router';
import { CREDIT_MOVES_ON_A_PAGE } from '#core/billing/credit-ledger.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { pageIn } from '#ui/app/answers/page-in.ts';
import { containerContext } from '#ui/app/contexts/container-context.ts';
import { loginPath } from '#ui/app/paths/local-path.ts';

const LATEST = 3;

/** A part of the dashboard, or why it couldn't be loaded. The other parts are shown in any case. */
export type Part<Value> =
  | { readonly value: Value; readonly error: null }
  | { readonly value: null; readonly error: CallError };

/** Loads all parts of the dashboard in parallel. */
export async function loadDashboard({ request, context, url }: LoaderFunctionArgs) {
  const container = await context.get(containerContext).open();
  const options = { signal: request.signal };
  const { pathname, search, searchParams } = url;
  const page = pageIn(searchParams);
  const results = await Promise.all([
    container.get('billing').creditMoves(page, options),
    container.get('billing').subscriptions(options),
    container.get('listReports')({}, options),
    container.get('listStickers')({}, options),
  ]);
  const [ledger, subscriptions, reports, stickers] = results;
  if (results.some((result) => result.isErr() && result.error.code === 'signed-out')) {
    throw redirect(loginPath(`${pathname}${search}`));
  }
  const vin = searchParams.get('vin') ?? '';
  return {
    page,
    pages: Math.ceil(ledger.map(({ total }) => total).unwrapOr(0) / CREDIT_MOVES_ON_A_PAGE),
    ledger: partOf(ledger),
    // An ended subscription isn't shown.
    subscriptions: partOf(subscriptions.map((all) => all.filter(({ state }) => state !== 'ended'))),
    reports: partOf(reports.map((found) => found.reports.slice(0, LATEST))),
    stickers: partOf(stickers.map((found) => found.stickers.slice(0, LATEST))),
    vin,
    /** Whether a link requests the regeneration of this VIN's sticker (SHELL-12). */
    regenerates: searchParams.get('regenerate') === 'true' && readVin(vin).isOk(),
  };
}

interface Loaded<Value> {
  match<A, B>(found: (value: Value) => A, failed: (error: CallError) => B): A | B;
}

function partOf<Value>(result: Loaded<Value>): Part<Value> {
  return result.match<Part<Value>, Part<Value>>(
    (value) => ({ value, error: null }),
    (error) => ({ value: null, error }),
  );
}
