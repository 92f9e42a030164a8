import { makeLogoSvg } from './make-logo-svg.ts';

/** The file name in a logo path: a make in lowercase, hyphenated. */
const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/;
const MAX_NAME_LENGTH = 64;

/** Returns the logo that a logo path names, or a not-found response. */
export function makeLogoAnswer(file: string, kind: Parameters<typeof makeLogoSvg>[1]): Response {
  const make = FILE.exec(file)?.[1];
  if (make === undefined || make.length > MAX_NAME_LENGTH) return new Response('Not found', { status: 404 });
  return new Response(makeLogoSvg(make, kind), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}
