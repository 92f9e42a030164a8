import type { StickerBuild } from '#core/sticker/sticker-build-store.ts';
import { subjectFields } from './sticker-subject.ts';

/** Where a build is chosen and confirmed. */
export const BUILD_PATH = '/members/stickers/new/build';

/** Where the build of a vehicle is chosen under a wish; with more in the address where that has to outlive it. */
export function buildPath(
  { vehicle, idempotencyKey }: Pick<StickerBuild, 'vehicle' | 'idempotencyKey'>,
  more: Iterable<readonly [string, string]> = [],
): string {
  const query = new URLSearchParams({ ...subjectFields(vehicle), idempotencyKey });
  for (const [name, value] of more) query.append(name, value);
  return `${BUILD_PATH}?${query}`;
}
