import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { shellVariant } from '#core/site/shell-variant.ts';
import routes from './routes.ts';

const FRAMES = { 'routes/members.tsx': 'members', 'routes/public.tsx': 'public' } as const;

/** Returns the path of each route with the frame that its layout renders, or none for routes that aren't pages. */
function framesOf(
  entries: readonly RouteConfigEntry[],
  frame: string | null,
): readonly (readonly [string, string | null])[] {
  return entries.flatMap(({ file, path, children }) => {
    const own = Object.entries(FRAMES).find(([layout]) => layout === file)?.[1] ?? frame;
    return children ? framesOf(children, own) : [[`/${path ?? ''}`, own] as const];
  });
}

const framed = framesOf(await routes, null).filter(([, frame]) => frame !== null);

describe('routes', () => {
  it.each(framed)('SHELL-01 SHELL-02 %s has the frame that the rule assigns to its path', (path, frame) => {
    expect(shellVariant(path).shell).toBe(frame);
  });

  it('has pages in both frames', () => {
    expect(new Set(framed.map(([, frame]) => frame))).toEqual(new Set(['members', 'public']));
  });
});
