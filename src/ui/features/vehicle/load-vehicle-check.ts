import type { VinportContainer } from '#composition/create-container.ts';
import { payingCredit } from '#core/billing/credit-ledger.ts';
import { vehicleOffers } from './vehicle-offers.ts';

/** The maximum wait for the counts, in milliseconds. After that, the page shows only the VIN's own data. */
const COUNTING_MS = 8_000;

/** Loads the data about a VIN that is available before purchase, and the visitor's options. */
export async function loadVehicleCheck(container: VinportContainer, text: string, signal: AbortSignal) {
  const options = { signal };
  const [decoded, repairs, counted, buyer] = await Promise.all([
    container.get('decodeVehicle')(text, options),
    container.get('offerRepairs')(text, options),
    container.get('previewReport')(text, { signal: AbortSignal.any([signal, AbortSignal.timeout(COUNTING_MS)]) }),
    buyerOf(container, options),
  ]);
  if (decoded.isErr()) return { vehicle: null, repairs, error: decoded.error };
  const vehicle = decoded.value;
  const means = { signedIn: buyer.signedIn, canMakeReport: buyer.canMakeReport, canMakeSticker: buyer.canMakeSticker };
  if (counted.isErr()) {
    const error = counted.error.code === 'cancelled' ? ({ code: 'timed-out' } as const) : counted.error;
    return { vehicle, repairs, preview: null, offers: [], ...means, error };
  }
  const [reports, stickers] = await Promise.all([
    container.get('loadVhrPlans')(buyer, options),
    container.get('loadStickerPlans')(buyer, options),
  ]);
  const plans = [reports, stickers].flatMap((lists) =>
    lists ? [...lists.vhr, ...lists.sticker, ...lists.global] : [],
  );
  return {
    vehicle,
    repairs,
    preview: counted.value,
    offers: vehicleOffers(counted.value, plans),
    ...means,
    error: null,
  };
}

/** Returns the visitor and their remaining credits. A signed-out visitor has none. */
async function buyerOf(container: VinportContainer, options: { readonly signal: AbortSignal }) {
  const visitor = { signedIn: false, isDealer: false, canMakeReport: false, canMakeSticker: false };
  if (container.get('world').cookies.get('token') === null) return visitor;
  const account = await container.get('loadAccount')(options);
  return account.match(
    ({ user, credits, subscriptions }) => ({
      signedIn: true,
      isDealer: user.kind === 'dealer',
      canMakeReport: subscriptions.vhr !== false || payingCredit(credits, 'vhr') !== null,
      canMakeSticker: subscriptions.sticker || payingCredit(credits, 'sticker') !== null,
    }),
    () => visitor,
  );
}
