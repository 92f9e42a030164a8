import type { IdSource } from '#ports/id-source.ts';

/**
 * Creates an ID source that counts, so that tests can predict its IDs.
 *
 * @example
 * createFakeIdSource('sticker').next(); // 'sticker-1'
 */
export function createFakeIdSource(prefix = 'id'): IdSource {
  let count = 0;
  return {
    next: () => {
      count += 1;
      return `${prefix}-${count}`;
    },
  };
}
