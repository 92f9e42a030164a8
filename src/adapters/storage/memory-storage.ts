import { NEVER } from 'rxjs';
import type { KeyValueStorage } from '#ports/key-value-storage.ts';

/**
 * Makes a storage that forgets with the process: for the server, where nothing of a visitor may stay.
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
