/** The parts of the host that are counted apart. */
export type RouteGroup = 'assets' | 'api' | 'api-cwa' | 'landing' | 'operations' | 'pages';

const OPERATIONS: readonly string[] = ['/healthz', '/readyz', '/metrics', '/dev/outbox'];

/** Which part of the host a path belongs to. */
export function routeGroup(path: string): RouteGroup {
  const [, first = ''] = path.split('/');
  if (first === 'assets' || first === 'api' || first === 'api-cwa' || first === 'landing') return first;
  return OPERATIONS.includes(path) ? 'operations' : 'pages';
}
