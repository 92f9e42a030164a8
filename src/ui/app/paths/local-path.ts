const SITE = 'http://site.invalid';

/**
 * Returns a path on this site from a link's parameter, so that no link can redirect a person to another site after
 * sign-in. The path is checked after normalization by the URL parser: normalizing `/..//host` results in `//host`,
 * which is another site.
 */
export function localPath(text: string | null, fallback: string): string {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, SITE)) return fallback;
  const { origin, pathname, search, hash } = new URL(text, SITE);
  const path = `${pathname}${search}${hash}`;
  return origin === SITE && new URL(path, SITE).origin === SITE && !path.startsWith('//') ? path : fallback;
}

/** The default path after sign-in. */
export const SIGNED_IN_PATH = '/members/dashboard';

/** Returns the login path, with the path to return to after sign-in. */
export function loginPath(backTo: string): string {
  return `/login?next=${encodeURIComponent(backTo)}`;
}

/** Returns a path of the sign-in pages with the next path from the current URL. */
export function withNext(path: string, search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
