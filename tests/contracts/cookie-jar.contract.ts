import { describe, expect, it } from 'vitest';
import type { CookieJar } from '#ports/cookie-jar.ts';

/** The world of this suite: a browser without cookies. */
export interface CookieWorld {
  readonly jar: CookieJar;
  /** Returns the cookie jar of the next page. */
  nextPage(): CookieJar;
}

/** Defines the contract tests of every cookie jar. */
export function cookieJarContract(name: string, openWorld: () => CookieWorld): void {
  describe(`cookie jar: ${name}`, () => {
    it('ACC-03 stores a value for this page and the next', () => {
      const { jar, nextPage } = openWorld();

      jar.set('token', 'token-1');
      jar.set('id', '7');

      for (const one of [jar, nextPage()]) expect([one.get('token'), one.get('id')]).toEqual(['token-1', '7']);
    });

    it('stores the last of several values', () => {
      const { jar, nextPage } = openWorld();

      jar.set('token', 'token-1');
      jar.set('token', 'token-2');

      expect([jar.get('token'), nextPage().get('token')]).toEqual(['token-2', 'token-2']);
    });

    it('ACC-19 removes only the given value', () => {
      const { jar, nextPage } = openWorld();
      jar.set('token', 'token-1');
      jar.set('tokens', 'other');

      jar.remove('token');

      for (const one of [jar, nextPage()]) expect([one.get('token'), one.get('tokens')]).toEqual([null, 'other']);
    });

    it('stores a value that is set after it was removed', () => {
      const { jar, nextPage } = openWorld();
      jar.set('token', 'token-1');

      jar.remove('token');
      jar.set('token', 'token-2');

      expect([jar.get('token'), nextPage().get('token')]).toEqual(['token-2', 'token-2']);
    });

    it('returns nothing for a name that was never set, even if it is an object property', () => {
      const { jar } = openWorld();

      for (const name of ['token', 'toString', 'constructor', '__proto__']) expect(jar.get(name)).toBeNull();
    });

    it.each(['a b', 'a;b', 'a,b', 'a=b==', '"quoted"', '100%', '%41', 'Größe 色 🚗', 'line\nbreak', ''])(
      'preserves special characters: %j',
      (value) => {
        const { jar, nextPage } = openWorld();

        jar.set('odd', value);

        expect([jar.get('odd'), nextPage().get('odd')]).toEqual([value, value]);
      },
    );
  });
}
