import { filter, fromEvent, map } from 'rxjs';
import type { KeyValueStorage } from '#ports/key-value-storage.ts';
import type { Logger } from '#ports/logger.ts';

/** The parts of the browser's window used for storage. */
type StorageWindow = Pick<Window, 'localStorage' | 'sessionStorage' | 'addEventListener' | 'removeEventListener'>;

/**
 * Creates a storage backed by the browser's own. If the browser denies access or its storage is full, values stay in
 * memory for this visit, and this is logged once.
 *
 * @example
 * const storage = createWebStorage(window, 'localStorage', logger);
 * const feedbacks = storage.read('feedbacks');
 */
export function createWebStorage(
  window: StorageWindow,
  area: 'localStorage' | 'sessionStorage',
  logger: Logger,
): KeyValueStorage {
  const memory = new Map<string, string | null>();
  let hasWarned = false;

  function orInMemory<Value>(work: (storage: Storage) => Value, fallback: () => Value): Value {
    try {
      return work(window[area]);
    } catch (error) {
      if (!hasWarned)
        logger.warn('Browser storage is unavailable; values last only for this visit.', { area, error: String(error) });
      hasWarned = true;
      return fallback();
    }
  }

  return {
    read: (key) =>
      memory.has(key)
        ? (memory.get(key) ?? null)
        : orInMemory(
            (storage) => storage.getItem(key),
            () => null,
          ),
    write: (key, value) => {
      memory.delete(key);
      orInMemory(
        (storage) => storage.setItem(key, value),
        () => {
          memory.set(key, value);
        },
      );
    },
    remove: (key) => {
      memory.delete(key);
      orInMemory(
        (storage) => storage.removeItem(key),
        () => {
          memory.set(key, null);
        },
      );
    },
    changes: (key) =>
      fromEvent<StorageEvent>(window, 'storage').pipe(
        filter((event) => event.key === key && event.storageArea === window[area]),
        map((event) => event.newValue),
      ),
  };
}
