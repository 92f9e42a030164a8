import type { Route } from './+types/robots.ts';

/** Private pages are excluded. All other pages can be indexed. */
const PRIVATE = [
  '/members/',
  '/checkout',
  '/shared/',
  '/documents/',
  '/login',
  '/logout',
  '/reset-password/',
  '/confirm-email/',
  '/api/',
  '/api-cwa/',
  '/landing/',
];

export function loader({ request: { url } }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL(url).origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
