// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://test.vinport.example/"}
import { describe, expect, it } from 'vitest';
import { createWebStorage } from '#adapters/storage/web-storage.ts';
import type { KeyValueStorage } from '#ports/key-value-storage.ts';
import { createFakeLogger, type FakeLogger } from '../fakes/fake-logger.ts';
import { deniedStorageContract, keyValueStorageContract, sharedStorageContract } from './key-value-storage.contract.ts';

type StorageWindow = Parameters<typeof createWebStorage>[0];

describe.each(['localStorage', 'sessionStorage'] as const)('%s', (area) => {
  function openEmptied(): KeyValueStorage {
    window[area].clear();
    return createWebStorage(window, area, createFakeLogger());
  }

  keyValueStorageContract(`in a browser, ${area}`, openEmptied);
  sharedStorageContract(`in a browser, ${area}`, () => ({ tab: openEmptied(), otherTab: otherTab(window[area]) }));

  describe.each([
    ['denied', deniedWindow],
    ['full', fullWindow],
  ])('%s', (which, open) => {
    deniedStorageContract(`in a browser, ${area}, ${which}`, () => {
      window[area].clear();
      return { visit: openIn(open(area)), nextVisit: openIn(open(area)) };
    });

    it('logs the problem once', () => {
      const logger = createFakeLogger();
      const storage = openIn(open(area), logger);

      storage.write('account', 'first');
      storage.write('language', 'es');
      storage.remove('account');

      expect(logger.entries.map(({ level }) => level)).toEqual(['warn']);
    });
  });

  function openIn(someWindow: StorageWindow, logger: FakeLogger = createFakeLogger()): KeyValueStorage {
    return createWebStorage(someWindow, area, logger);
  }
});

/** Simulates another tab's changes with browser events, because jsdom has only one tab. */
function otherTab(storage: Storage): Pick<KeyValueStorage, 'write' | 'remove'> & KeyValueStorage {
  function tell(key: string, newValue: string | null): void {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: storage }));
  }
  return {
    ...createWebStorage(window, 'localStorage', createFakeLogger()),
    write: (key, value) => {
      storage.setItem(key, value);
      tell(key, value);
    },
    remove: (key) => {
      storage.removeItem(key);
      tell(key, null);
    },
  };
}

/** Returns a window whose user has denied storage: accessing the property throws. */
function deniedWindow(): StorageWindow {
  const deny = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  return {
    get localStorage() {
      return deny();
    },
    get sessionStorage() {
      return deny();
    },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };
}

/** Returns a window with full storage: existing values can be read, but nothing can be added. */
function fullWindow(area: 'localStorage' | 'sessionStorage'): StorageWindow {
  const full: Storage = new Proxy(window[area], {
    get: (storage, name) => {
      if (name === 'setItem' || name === 'removeItem') return refuse;
      const value: unknown = Reflect.get(storage, name);
      return typeof value === 'function' ? value.bind(storage) : value;
    },
  });
  return {
    localStorage: full,
    sessionStorage: full,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };
}

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}
