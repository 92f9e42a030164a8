/** A third-party script. */
export interface ForeignScript {
  readonly address: string;
  /** The nonce that the page's content security policy allows. */
  readonly nonce: string;
  /** Called if the script can't be loaded, because a blocker, the policy or the network prevented it. */
  readonly onMissing: () => void;
}

/**
 * Adds a third-party script to the page. It loads asynchronously and doesn't block the page.
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
 * Returns the nonce of the page's own scripts. Once the page is parsed, a browser hides the nonce attribute and exposes
 * it only as a property.
 *
 * @example
 * nonceOf(document);
 */
export function nonceOf(page: Document): string {
  return page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
