import { LOGO_SIZE } from '#core/vehicle/logo-path.ts';
import { makeInitials } from '#core/vehicle/make-initials.ts';

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

const FRAMES = {
  current: '<rect x="4" y="4" width="152" height="152" rx="20" fill="#1f2937"/>',
  classic: [
    '<circle cx="80" cy="80" r="76" fill="#fdfaf3"/>',
    '<g fill="none" stroke="#1f2937"><circle cx="80" cy="80" r="74" stroke-width="4"/>',
    '<circle cx="80" cy="80" r="65" stroke-width="1.5"/><path d="M28 118H132M28 42H132" stroke-width="1.5"/></g>',
  ].join(''),
} as const;

/**
 * Returns an SVG of our own logo for a make, drawn from its letters. No manufacturer's logo is used. Classic vehicles
 * have a separate badge. The letters of `land-rover` are `LR`.
 */
function makeLogoSvg(make: string, kind: keyof typeof FRAMES): string {
  const initials = makeInitials(make);
  const style =
    kind === 'classic'
      ? 'fill="#1f2937" font-family="Georgia, serif" letter-spacing="2"'
      : 'fill="#ffffff" font-family="Arial, sans-serif" letter-spacing="-2"';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO_SIZE}" height="${LOGO_SIZE}" viewBox="0 0 160 160">`,
    FRAMES[kind],
    `<text x="80" y="80" dy="0.36em" text-anchor="middle" font-size="${initials.length > 2 ? 52 : 68}" font-weight="700" ${style}>`,
    `${initials}</text></svg>`,
  ].join('');
}
