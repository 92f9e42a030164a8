import type { LoaderFunctionArgs } from 'react-router';
import { CREDIT_MOVES_ON_A_PAGE } from '#core/billing/credit-ledger.ts';
import type { Sticker } from '#core/sticker/sticker.ts';
import { readVin } from '#core/vehicle/vin.ts';
import { loaded, signedIn } from '#ui/app/answers/loaded.ts';
import { pageIn } from '#ui/app/answers/page-in.ts';
import { containerContext } from '#ui/app/contexts/container-context.ts';

const LATEST = 3;

/** Loads all parts of the dashboard in parallel. If one couldn't be loaded, the other parts are shown in any case. */
export async function loadDashboard({ request, context, url }: LoaderFunctionArgs) {
  const container = await context.get(containerContext).open();
  const options = { signal: request.signal };
  const { searchParams } = url;
  const page = pageIn(searchParams);
  const [ledger, subscriptions, reports, stickers] = await Promise.all([
    container.get('billing').creditMoves(page, options),
    container.get('billing').subscriptions(options),
    container.get('listReports')({}, options),
    container.get('stickers').list({ vin: '', page: 1 }, options),
  ]);
  const vin = searchParams.get('vin') ?? '';
  return {
    page,
    pages: Math.ceil(ledger.map(({ total }) => total).unwrapOr(0) / CREDIT_MOVES_ON_A_PAGE),
    ledger: loaded(signedIn(ledger, url)),
    // An ended subscription isn't shown.
    subscriptions: loaded(signedIn(subscriptions, url).map((all) => all.filter(({ state }) => state !== 'ended'))),
    reports: loaded(signedIn(reports, url).map((found) => found.reports.slice(0, LATEST))),
    stickers: loaded(signedIn(stickers, url).map((found) => found.stickers.slice(0, LATEST).map(listedSticker))),
    vin,
    /** Whether a link requests the regeneration of this VIN's sticker (SHELL-12). */
    regenerates: searchParams.get('regenerate') === 'true' && readVin(vin).isOk(),
  };
}

function listedSticker({ id, createdAt, content: { vehicle } }: Sticker) {
  return { id, createdAt, vehicle };
}
