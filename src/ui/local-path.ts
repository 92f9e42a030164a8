/** A path on this site out of what a link named, so that no link can lead a person elsewhere after signing in. */
export function localPath(text: string | null, fallback: string): string {
  if (text === null || !/^\/(?![/\\])/.test(text)) return fallback;
  const url = new URL(text, 'http://site.invalid');
  return url.host === 'site.invalid' ? `${url.pathname}${url.search}${url.hash}` : fallback;
}

/** Where to sign in, and to come back from. */
export function loginPath(backTo: string): string {
  return `/login?next=${encodeURIComponent(backTo)}`;
}
