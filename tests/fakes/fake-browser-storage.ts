import { filter, map, Subject } from 'rxjs';
import type { KeyValueStorage } from '#ports/key-value-storage.ts';

/** The storage of one browser, shared by all its tabs. */
export interface FakeBrowserStorage {
  /** Opens another tab with its own handle on the shared storage. */
  openTab(): KeyValueStorage;
  /** Stops sharing and persisting data beyond a tab, as in a browser that denies storage or has no space left. */
  deny(): void;
}

interface Change {
  readonly tab: symbol;
  readonly key: string;
  readonly value: string | null;
}

/**
 * Creates a browser's storage in memory.
 *
 * @example
 * const browser = createFakeBrowserStorage();
 * const [one, other] = [browser.openTab(), browser.openTab()];
 * other.changes('language').subscribe(applyLanguage);
 * one.write('language', 'es');
 */
export function createFakeBrowserStorage(): FakeBrowserStorage {
  const shared = new Map<string, string>();
  const changes = new Subject<Change>();
  let denied = false;

  function openTab(): KeyValueStorage {
    const tab = Symbol('tab');
    const ofThisVisit = new Map<string, string | null>();

    function put(key: string, value: string | null): void {
      if (denied) {
        ofThisVisit.set(key, value);
        return;
      }
      const before = shared.get(key) ?? null;
      if (value === null) shared.delete(key);
      else shared.set(key, value);
      // A browser notifies other tabs only of changes, not of rewriting the same text.
      if (before !== value) changes.next({ tab, key, value });
    }

    return {
      read: (key) => {
        if (ofThisVisit.has(key)) return ofThisVisit.get(key) ?? null;
        return denied ? null : (shared.get(key) ?? null);
      },
      write: put,
      remove: (key) => put(key, null),
      changes: (key) =>
        changes.pipe(
          filter((change) => change.key === key && change.tab !== tab),
          map(({ value }) => value),
        ),
    };
  }

  return {
    openTab,
    deny: () => {
      denied = true;
    },
  };
}
