import { describe, expect, it } from 'vitest';
import type { PlanGateway } from '#ports/plan-gateway.ts';

/** The world of this suite, with plans of every kind on offer to users and dealers. */
export interface PlanWorld {
  readonly visitor: { readonly plans: PlanGateway };
}

/** Defines the contract tests of every plan gateway. */
export function planGatewayContract(name: string, openWorld: () => Promise<PlanWorld>): void {
  describe(`plan gateway: ${name}`, () => {
    it.each(['user', 'dealer'] as const)('CRD-04 offers valid plans to every %s', async (audience) => {
      const { plans } = (await openWorld()).visitor;

      const offered = [await plans.vhrPlans(audience), await plans.stickerPlans(audience)].map((list) =>
        list._unsafeUnwrap(),
      );

      for (const list of offered) {
        expect(list.length).toBeGreaterThan(0);
        expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
        for (const { code, documents, price } of list) {
          expect(code).toMatch(/^\S+$/);
          expect(documents === 'unlimited' || documents > 0).toBe(true);
          expect(Number.isSafeInteger(price.amount) && price.amount > 0).toBe(true);
          expect(price.currency).toMatch(/^[A-Z]{3}$/);
        }
      }
    });

    it('CRD-04 separates reports and stickers, with global plans in either', async () => {
      const { plans } = (await openWorld()).visitor;

      const vhr = (await plans.vhrPlans('user'))._unsafeUnwrap();
      const sticker = (await plans.stickerPlans('user'))._unsafeUnwrap();

      expect(vhr.filter(({ kind }) => kind === 'sticker')).toEqual([]);
      expect(sticker.filter(({ kind }) => kind === 'vhr')).toEqual([]);
    });

    it('CRD-04 offers different plans to dealers and users', async () => {
      const { plans } = (await openWorld()).visitor;

      expect((await plans.vhrPlans('dealer'))._unsafeUnwrap()).not.toEqual(
        (await plans.vhrPlans('user'))._unsafeUnwrap(),
      );
    });

    it('returns `cancelled` after an abort', async () => {
      const { plans } = (await openWorld()).visitor;
      const visit = new AbortController();

      const list = plans.vhrPlans('user', { signal: visit.signal });
      visit.abort();

      expect((await list)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
    });
  });
}
