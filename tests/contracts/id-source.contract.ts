import { describe, expect, it } from 'vitest';
import type { IdSource } from '#ports/id-source.ts';

/** Defines the contract tests of every ID source. */
export function idSourceContract(name: string, openIds: () => IdSource): void {
  describe(`ID source: ${name}`, () => {
    it('never returns an ID twice', () => {
      const ids = openIds();
      const given = Array.from({ length: 1_000 }, () => ids.next());

      expect(new Set(given).size).toBe(given.length);
    });

    it('returns IDs that are valid unencoded in a header and a URL', () => {
      expect(openIds().next()).toMatch(/^[\w-]{1,200}$/);
    });
  });
}
