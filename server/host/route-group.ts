/** The groups by which requests are counted. */
export type RouteGroup = 'assets' | 'api' | 'api-cwa' | 'landing' | 'operations' | 'pages';

const OPERATIONS: readonly string[] = ['/healthz', '/readyz', '/metrics', '/dev/outbox'];

/** Returns the group to which a path belongs. */
export function routeGroup(path: string): RouteGroup {
  const [, first = ''] = path.split('/');
  if (first === 'assets' || first === 'api' || first === 'api-cwa' || first === 'landing') return first;
  return OPERATIONS.includes(path) ? 'operations' : 'pages';
}
