/**
 * The path of a request as it was sent, still percent-encoded. Routers that decode it first meet line breaks and U+2028,
 * which no pattern of a route matches, and a path that looks like another one.
 */
export function requestPath({ url }: Pick<Request, 'url'>): string {
  const [path = ''] = url.slice(url.indexOf('/', url.indexOf('://') + 3)).split(/[?#]/, 1);
  return path;
}
