import type { VinportContainer } from '#composition/create-container.ts';
import { textDigest } from '#core/checkout/order-key.ts';

/** Returns the version of the terms that a buyer agrees to: a digest of the page that states them. */
export async function termsVersion(container: VinportContainer): Promise<string> {
  const { siteDomain: domain } = container.get('world');
  const { page } = await container.get('loadPage')({ domain, url: '/terms' });
  return page === null ? 'none' : textDigest(JSON.stringify(page));
}
