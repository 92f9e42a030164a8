import { describe, expect, it } from 'vitest';
import type { RecallGateway } from '#ports/recall-gateway.ts';
import { KNOWN_VINS } from './gateway-world.ts';
import type { WorldOf } from './world-of.ts';

/** The gateway for the contract of recalls. */
export interface RecallGateways {
  readonly recalls: RecallGateway;
}

const ACCORD = { year: 2003, make: 'Honda', model: 'Accord' };

/** Defines the contract tests of every recall gateway. No call requires sign-in. */
export function recallGatewayContract(name: string, openWorld: () => Promise<WorldOf<RecallGateways>>): void {
  describe(`recall gateway: ${name}`, () => {
    it('RCL-01 returns the years with recalls, newest first', async () => {
      const { recalls } = (await openWorld()).visitor;

      const years = (await recalls.years())._unsafeUnwrap();

      expect(years).toContain(2003);
      expect(years).toEqual([...new Set(years)].toSorted((one, other) => other - one));
    });

    it('RCL-02 RCL-03 returns the makes of a year, then the models of a make', async () => {
      const { recalls } = (await openWorld()).visitor;

      const makes = (await recalls.makes(2003))._unsafeUnwrap();
      const models = (await recalls.models({ year: 2003, make: 'HONDA' }))._unsafeUnwrap();

      expect(makes).toContain('HONDA');
      expect(models).toContain('ACCORD');
      expect(new Set(models).size).toBe(models.length);
    });

    it('RCL-02 RCL-03 returns no makes and no models without recalls', async () => {
      const { recalls } = (await openWorld()).visitor;

      expect((await recalls.makes(1900))._unsafeUnwrap()).toEqual([]);
      expect((await recalls.models({ year: 2003, make: 'NO SUCH MAKE' }))._unsafeUnwrap()).toEqual([]);
    });

    it('RCL-04 RCL-05 finds the same recalls by VIN and by name, ignoring case', async () => {
      const { recalls } = (await openWorld()).visitor;

      const byVin = (await recalls.byVin(KNOWN_VINS.withBuilds))._unsafeUnwrap();
      const byName = (await recalls.byVehicle(ACCORD))._unsafeUnwrap();

      expect(byVin).toMatchObject({ isChecked: true, source: expect.any(String) });
      expect(byVin.recalls.length).toBeGreaterThan(0);
      expect(byName).toEqual(byVin);
      for (const { campaign, component, summary, remedy } of byVin.recalls) {
        expect([campaign, component, summary, remedy].filter((text) => text.trim() === '')).toEqual([]);
      }
    });

    it('RCL-04 RCL-05 GAP-20 finds none for an unknown vehicle, and reports it as not checked', async () => {
      const { recalls } = (await openWorld()).visitor;

      const notChecked = { recalls: [], source: null, isChecked: false };
      expect((await recalls.byVin(KNOWN_VINS.withoutData))._unsafeUnwrap()).toEqual(notChecked);
      expect((await recalls.byVehicle({ ...ACCORD, make: 'No Such Make' }))._unsafeUnwrap()).toEqual(notChecked);
      expect((await recalls.byVehicle({ ...ACCORD, model: 'No Such Model' }))._unsafeUnwrap().recalls).toEqual([]);
    });

    it('returns `cancelled` after an abort', async () => {
      const { recalls } = (await openWorld()).visitor;
      const visit = new AbortController();
      const { signal } = visit;

      const answers = [
        recalls.years({ signal }),
        recalls.makes(2003, { signal }),
        recalls.models(ACCORD, { signal }),
        recalls.byVin(KNOWN_VINS.withBuilds, { signal }),
        recalls.byVehicle(ACCORD, { signal }),
      ];
      visit.abort();

      for (const answer of answers) expect((await answer)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
    });
  });
}
