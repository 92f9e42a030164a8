/**
 * Returns the path of a request as sent, still percent-encoded. Routers that decode it first may encounter line breaks
 * and U+2028, which no route pattern matches, or a path that looks like another one.
 */
export function requestPath({ url }: Pick<Request, 'url'>): string {
  const [path = ''] = url.slice(url.indexOf('/', url.indexOf('://') + 3)).split(/[?#]/, 1);
  return path;
}
