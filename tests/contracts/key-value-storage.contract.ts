import { describe, expect, it, onTestFinished } from 'vitest';
import type { KeyValueStorage } from '#ports/key-value-storage.ts';

/** What every storage has to do; each is opened empty. */
export function keyValueStorageContract(name: string, openStorage: () => KeyValueStorage): void {
  describe(`storage: ${name}`, () => {
    it('has nothing under a key that was never written, though objects have it', () => {
      const storage = openStorage();

      for (const key of ['account', 'toString', '__proto__', 'length']) expect(storage.read(key)).toBeNull();
    });

    it.each(['text', '', '{"a":"Größe 色 🚗"}', 'line\nbreak', 'null'])('keeps text: %j', (text) => {
      const storage = openStorage();

      storage.write('account', text);

      expect(storage.read('account')).toBe(text);
    });

    it('keeps the last text of a key, and other keys apart', () => {
      const storage = openStorage();

      storage.write('account', 'first');
      storage.write('language', 'es');
      storage.write('account', 'second');

      expect([storage.read('account'), storage.read('language')]).toEqual(['second', 'es']);
    });

    it('removes one key, and no other', () => {
      const storage = openStorage();
      storage.write('account', 'first');
      storage.write('language', 'es');

      storage.remove('account');
      storage.remove('never-written');

      expect([storage.read('account'), storage.read('language')]).toEqual([null, 'es']);
    });

    it('tells nobody of what they have written themselves', () => {
      const storage = openStorage();
      const seen = collectChanges(storage, 'account');

      storage.write('account', 'first');
      storage.remove('account');

      expect(seen).toEqual([]);
    });
  });
}

/** What a storage has to do that several tabs of one browser share. */
export function sharedStorageContract(
  name: string,
  openTabs: () => { readonly tab: KeyValueStorage; readonly otherTab: KeyValueStorage },
): void {
  describe(`storage of several tabs: ${name}`, () => {
    it('shows what another tab has written and removed', () => {
      const { tab, otherTab } = openTabs();

      otherTab.write('account', 'first');
      const written = tab.read('account');
      otherTab.remove('account');

      expect([written, tab.read('account')]).toEqual(['first', null]);
    });

    it('tells what another tab makes of a key, and of that key alone', () => {
      const { tab, otherTab } = openTabs();
      const seen = collectChanges(tab, 'account');

      otherTab.write('account', 'first');
      otherTab.write('language', 'es');
      otherTab.write('account', '');
      otherTab.remove('account');

      expect(seen).toEqual(['first', '', null]);
    });

    it('tells nothing any more to who has stopped listening', () => {
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

/** What a storage has to do in a browser that keeps nothing. */
export function deniedStorageContract(
  name: string,
  openVisits: () => { readonly visit: KeyValueStorage; readonly nextVisit: KeyValueStorage },
): void {
  describe(`storage that is denied: ${name}`, () => {
    it('keeps text for this visit, and forgets it by the next', () => {
      const { visit, nextVisit } = openVisits();

      visit.write('account', 'first');

      expect([visit.read('account'), nextVisit.read('account')]).toEqual(['first', null]);
    });

    it('removes what this visit has written', () => {
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
