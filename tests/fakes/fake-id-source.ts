import type { IdSource } from '#ports/id-source.ts';

/**
 * Makes a source of ids that count, so that a test can foretell them.
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
