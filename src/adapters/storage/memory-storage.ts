import { NEVER } from 'rxjs';
import type { KeyValueStorage } from '#ports/key-value-storage.ts';

/**
 * Creates a storage in memory that lasts as long as the process, for the server, where no visitor data may persist.
 *
 * @example
 * const storage = createMemoryStorage();
 * storage.write('feedbacks', '[]');
 * storage.read('feedbacks'); // '[]'
 */
export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value);
    },
    remove: (key) => {
      values.delete(key);
    },
    changes: () => NEVER,
  };
}
