import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';

/** The call by which the browser learns of the routes of the links that a page shows (React Router, lazy discovery). */
export const MANIFEST_PATH = '/__manifest';

/** Matching a path takes a fifth of a millisecond; others get their turn after each chunk. */
const PATHS_IN_A_CHUNK = 8;

const patches = z.record(z.string(), z.unknown());

/** The paths whose routes are asked for. */
export function manifestPaths({ searchParams }: URL): readonly string[] {
  return (searchParams.get('paths') ?? '').split(',').filter((path) => path !== '');
}

/** Answers a call for many routes by several calls for few, so that it does not block the event loop. */
export async function manifestInChunks(url: URL, render: (request: Request) => Promise<Response>): Promise<Response> {
  const paths = manifestPaths(url);
  const found: Record<string, unknown> = {};
  for (let first = 0; ; first += PATHS_IN_A_CHUNK) {
    const part = new URL(url);
    part.searchParams.set('paths', paths.slice(first, first + PATHS_IN_A_CHUNK).join(','));
    const response = await render(new Request(part));
    const isLast = first + PATHS_IN_A_CHUNK >= paths.length;
    if (response.status !== 200 || (isLast && first === 0)) return response;
    Object.assign(found, patches.parse(await response.json()));
    if (isLast)
      return Response.json(found, { headers: { 'cache-control': response.headers.get('cache-control') ?? '' } });
    await setImmediate();
  }
}
