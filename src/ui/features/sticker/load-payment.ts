import type { VinportContainer } from '#composition/create-container.ts';
import { payingCredit } from '#core/billing/credit-ledger.ts';

/** How the next sticker is paid for, or `unknown` if that can't be loaded now. */
export type StickerPayment =
  | { readonly kind: 'sticker' | 'global'; readonly left: number }
  | { readonly kind: 'subscription' | 'none' | 'unknown' };

/** Loads how the signed-in person's next sticker is paid for. */
export async function loadPayment(container: VinportContainer, signal: AbortSignal): Promise<StickerPayment> {
  const account = await container.get('loadAccount')({ signal });
  return account.match(
    ({ credits, subscriptions }): StickerPayment => {
      if (subscriptions.sticker) return { kind: 'subscription' };
      const kind = payingCredit(credits, 'sticker');
      return kind === 'sticker' || kind === 'global' ? { kind, left: credits[kind] } : { kind: 'none' };
    },
    () => ({ kind: 'unknown' }),
  );
}
