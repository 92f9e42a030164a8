import { describe, expect, it, onTestFinished } from 'vitest';
import type { KeyValueStorage } from '#ports/key-value-storage.ts';

/** Defines the contract tests of every storage. Each storage is opened empty. */
export function keyValueStorageContract(name: string, openStorage: () => KeyValueStorage): void {
  describe(`storage: ${name}`, () => {
    it('returns nothing for a key that was never written, even if it is an object property', () => {
      const storage = openStorage();

      for (const key of ['account', 'toString', '__proto__', 'length']) expect(storage.read(key)).toBeNull();
    });

    it.each(['text', '', '{"a":"Größe 色 🚗"}', 'line\nbreak', 'null'])('stores text: %j', (text) => {
      const storage = openStorage();

      storage.write('account', text);

      expect(storage.read('account')).toBe(text);
    });

    it('stores the last text of a key without affecting other keys', () => {
      const storage = openStorage();

      storage.write('account', 'first');
      storage.write('language', 'es');
      storage.write('account', 'second');

      expect([storage.read('account'), storage.read('language')]).toEqual(['second', 'es']);
    });

    it('removes only the given key', () => {
      const storage = openStorage();
      storage.write('account', 'first');
      storage.write('language', 'es');

      storage.remove('account');
      storage.remove('never-written');

      expect([storage.read('account'), storage.read('language')]).toEqual([null, 'es']);
    });

    it('does not notify a tab of its own writes', () => {
      const storage = openStorage();
      const seen = collectChanges(storage, 'account');

      storage.write('account', 'first');
      storage.remove('account');

      expect(seen).toEqual([]);
    });
  });
}

/** Defines the contract tests of a storage shared by several tabs of one browser. */
export function sharedStorageContract(
  name: string,
  openTabs: () => { readonly tab: KeyValueStorage; readonly otherTab: KeyValueStorage },
): void {
  describe(`storage shared by several tabs: ${name}`, () => {
    it('returns values that another tab wrote, and not those it removed', () => {
      const { tab, otherTab } = openTabs();

      otherTab.write('account', 'first');
      const written = tab.read('account');
      otherTab.remove('account');

      expect([written, tab.read('account')]).toEqual(['first', null]);
    });

    it("reports another tab's changes to the observed key only", () => {
      const { tab, otherTab } = openTabs();
      const seen = collectChanges(tab, 'account');

      otherTab.write('account', 'first');
      otherTab.write('language', 'es');
      otherTab.write('account', '');
      otherTab.remove('account');

      expect(seen).toEqual(['first', '', null]);
    });

    it('stops reporting after unsubscribing', () => {
      const { tab, otherTab } = openTabs();
      const seen: (string | null)[] = [];
      const subscription = tab.changes('account').subscribe((text) => seen.push(text));

      otherTab.write('account', 'first');
      subscription.unsubscribe();
      otherTab.write('account', 'second');

      expect(seen).toEqual(['first']);
    });
  });
}

/** Defines the contract tests of a storage in a browser that denies access. */
export function deniedStorageContract(
  name: string,
  openVisits: () => { readonly visit: KeyValueStorage; readonly nextVisit: KeyValueStorage },
): void {
  describe(`denied storage: ${name}`, () => {
    it('stores text for this visit only', () => {
      const { visit, nextVisit } = openVisits();

      visit.write('account', 'first');

      expect([visit.read('account'), nextVisit.read('account')]).toEqual(['first', null]);
    });

    it('removes text written during this visit', () => {
      const { visit } = openVisits();
      visit.write('account', 'first');

      visit.remove('account');

      expect(visit.read('account')).toBeNull();
    });
  });
}

function collectChanges(storage: KeyValueStorage, key: string): (string | null)[] {
  const seen: (string | null)[] = [];
  const subscription = storage.changes(key).subscribe((text) => seen.push(text));
  onTestFinished(() => subscription.unsubscribe());
  return seen;
}
