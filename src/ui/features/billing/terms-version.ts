import type { VinportContainer } from '#composition/create-container.ts';
import { textDigest } from '#core/checkout/text-digest.ts';

/** Returns what tells the terms a buyer agrees to from earlier and later ones: a digest of the page that states them. */
export async function termsVersion(container: VinportContainer): Promise<string> {
  const { siteDomain: domain } = container.get('world');
  const { page } = await container.get('loadPage')({ domain, url: '/terms' });
  return page === null ? 'none' : textDigest(JSON.stringify(page));
}
