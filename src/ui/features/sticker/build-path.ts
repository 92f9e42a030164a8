import type { StickerBuild } from '#core/sticker/sticker-build-store.ts';
import { subjectFields } from './sticker-subject.ts';

/** The path where a build is chosen and confirmed. */
export const BUILD_PATH = '/members/stickers/new/build';

/**
 * Returns the path for choosing a vehicle's build under an idempotency key. The choices can be included, so that they
 * outlive the page.
 */
export function buildPath(
  { vehicle, idempotencyKey }: Pick<StickerBuild, 'vehicle' | 'idempotencyKey'>,
  more: Iterable<readonly [string, string]> = [],
): string {
  const query = new URLSearchParams({ ...subjectFields(vehicle), idempotencyKey });
  for (const [name, value] of more) query.append(name, value);
  return `${BUILD_PATH}?${query}`;
}
