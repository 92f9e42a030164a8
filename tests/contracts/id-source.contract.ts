import { describe, expect, it } from 'vitest';
import type { IdSource } from '#ports/id-source.ts';

/** What every source of ids has to do. */
export function idSourceContract(name: string, openIds: () => IdSource): void {
  describe(`id source: ${name}`, () => {
    it('never gives an id twice', () => {
      const ids = openIds();
      const given = Array.from({ length: 1_000 }, () => ids.next());

      expect(new Set(given).size).toBe(given.length);
    });

    it('gives ids that a header and an address can carry as they are', () => {
      expect(openIds().next()).toMatch(/^[\w-]{1,200}$/);
    });
  });
}
