/** A script of others. */
export interface ForeignScript {
  readonly address: string;
  /** What the page's policy lets run. */
  readonly nonce: string;
  /** It did not come: a blocker, the policy or the network was against it. */
  readonly onMissing: () => void;
}

/**
 * Adds a script of others to the page; it runs when it has come and holds up nothing.
 *
 * @example
 * addScript(document, { address: 'https://www.clarity.ms/tag/abc', nonce: '', onMissing: () => undefined });
 */
export function addScript(page: Document, { address, nonce, onMissing }: ForeignScript): void {
  const script = page.createElement('script');
  script.async = true;
  script.src = address;
  if (nonce !== '') script.setAttribute('nonce', nonce);
  script.addEventListener('error', onMissing, { once: true });
  page.head.append(script);
}

/**
 * The nonce of the page's own scripts. A browser hides it from the markup once the page is read, and shows it to
 * scripts that run with it as a property alone.
 *
 * @example
 * nonceOf(document);
 */
export function nonceOf(page: Document): string {
  return page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
