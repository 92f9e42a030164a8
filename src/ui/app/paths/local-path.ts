const SITE = 'http://site.invalid';

/**
 * A path on this site out of what a link named, so that no link can lead a person elsewhere after signing in. It is
 * checked as browsers read it: normalizing `/..//host` makes `//host`, which names another site.
 */
export function localPath(text: string | null, fallback: string): string {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, SITE)) return fallback;
  const { origin, pathname, search, hash } = new URL(text, SITE);
  const path = `${pathname}${search}${hash}`;
  return origin === SITE && new URL(path, SITE).origin === SITE && !path.startsWith('//') ? path : fallback;
}

/** Where a person is led who has signed in and was on the way to nowhere else. */
export const SIGNED_IN_PATH = '/members/dashboard';

/** Where to sign in, and to come back from. */
export function loginPath(backTo: string): string {
  return `/login?next=${encodeURIComponent(backTo)}`;
}

/** A path of the pages around signing in, with where to go on to as the present address names it. */
export function withNext(path: string, search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
