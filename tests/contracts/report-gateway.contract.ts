import { describe, expect, it } from 'vitest';
import type { CallOptions } from '../../src/ports/call-options.ts';
import type { ReportGateway } from '../../src/ports/report-gateway.ts';
import { KNOWN_VINS } from './gateway-world.ts';
import { type ReportGateways, reportGenerationContract, reportWish, specWish } from './report-generation.contract.ts';
import type { WorldOf } from './world-of.ts';

/** What every report gateway has to do, whatever is behind it. */
export function reportGatewayContract(name: string, openWorld: () => Promise<WorldOf<ReportGateways>>): void {
  describe(`report gateway: ${name}`, () => {
    reportGenerationContract(openWorld);

    describe('listing', () => {
      it("RPT-11 lists a person's reports, the newest first, and nobody else's", async () => {
        const world = await openWorld();
        const [owner, other] = [await world.signUp({ vhr: 2 }), await world.signUp({ vhr: 1 })];
        const { snapshot, ...first } = (await owner.reports.generate(reportWish()))._unsafeUnwrap();
        await other.reports.generate(reportWish());
        world.advance(60_000);
        await owner.reports.generateBasic({ vin: KNOWN_VINS.withoutBuilds, mileage: null });

        const list = (await owner.reports.list(1))._unsafeUnwrap();

        expect(list).toMatchObject({ page: 1, total: 2 });
        expect(list.reports.map(({ vin, kind }) => [vin, kind])).toEqual([
          [KNOWN_VINS.withoutBuilds, 'basic'],
          [KNOWN_VINS.withBuilds, 'full'],
        ]);
        expect(list.reports[1]).toEqual(first);
      });

      it('RPT-11 gives an empty page past the last', async () => {
        const { reports } = await (await openWorld()).signUp({ vhr: 1 });
        await reports.generate(reportWish());

        expect((await reports.list(2))._unsafeUnwrap()).toEqual({ reports: [], page: 2, total: 1 });
      });

      it('RPT-11 narrows a list by VIN, kind and time', async () => {
        const world = await openWorld();
        const { reports } = await world.signUp({ vhr: 2 });
        const first = (await reports.generate(reportWish()))._unsafeUnwrap();
        world.advance(60_000);
        const second = (await reports.generateBasic({ vin: KNOWN_VINS.withoutBuilds, mileage: null }))._unsafeUnwrap();

        const idsOf = async (filter: Parameters<ReportGateway['listFiltered']>[0]['filter']) =>
          (await reports.listFiltered({ filter, page: 1 }))._unsafeUnwrap().reports.map(({ id }) => id);

        expect(await idsOf({ vin: KNOWN_VINS.withBuilds.slice(3, 9).toLowerCase() })).toEqual([first.id]);
        expect(await idsOf({ kind: 'basic' })).toEqual([second.id]);
        expect(await idsOf({ from: first.createdAt + 1 })).toEqual([second.id]);
        expect(await idsOf({ until: second.createdAt })).toEqual([first.id]);
        expect(await idsOf({ from: first.createdAt, until: second.createdAt + 1 })).toEqual([second.id, first.id]);
        expect(await idsOf({ vin: KNOWN_VINS.withBuilds, kind: 'basic' })).toEqual([]);
      });
    });

    describe('reading', () => {
      it('RPT-08 RPT-11 gives a report as a PDF, by its id and by its VIN', async () => {
        const { reports } = await (await openWorld()).signUp({ vhr: 1 });
        const { id, vin } = (await reports.generate(reportWish()))._unsafeUnwrap();

        const files = [(await reports.readPdf(id))._unsafeUnwrap(), (await reports.readPdfByVin(vin))._unsafeUnwrap()];

        const heads = files.map((file) => new TextDecoder().decode(file.subarray(0, 5)));
        expect(heads).toEqual(['%PDF-', '%PDF-']);
      });

      it('does not tell another person whether there is one', async () => {
        const world = await openWorld();
        const [owner, other] = [await world.signUp({ vhr: 1 }), await world.signUp()];
        const { id, vin } = (await owner.reports.generate(reportWish()))._unsafeUnwrap();

        const others = (await other.reports.readPdf(id))._unsafeUnwrapErr();

        expect(others.code).toBe('not-found');
        expect(others).toEqual((await other.reports.readPdf('no-such-report'))._unsafeUnwrapErr());
        expect((await other.reports.readPdfByVin(vin))._unsafeUnwrapErr().code).toBe('not-found');
      });
    });

    it.each(Object.entries(CALLS))('answers `signed-out` to a visitor: %s', async (_which, call) => {
      const { visitor } = await openWorld();

      expect(await call(visitor.reports)).toEqual({ code: 'signed-out' });
    });

    it.each(Object.entries(CALLS))('answers `cancelled` to who has left: %s', async (_which, call) => {
      const { reports } = await (await openWorld()).signUp({ vhr: 1 });
      const visit = new AbortController();

      const answer = call(reports, { signal: visit.signal });
      visit.abort();

      expect(await answer).toEqual({ code: 'cancelled' });
    });
  });
}

const CALLS: Readonly<Record<string, (reports: ReportGateway, options?: CallOptions) => Promise<unknown>>> = {
  generate: async (reports, options) => (await reports.generate(reportWish(), options))._unsafeUnwrapErr(),
  generateBasic: async (reports, options) => {
    const { vin, mileage } = reportWish();
    return (await reports.generateBasic({ vin, mileage }, options))._unsafeUnwrapErr();
  },
  generateClassic: async (reports, options) => {
    const { vin, mileage } = reportWish(KNOWN_VINS.classic);
    const name = { year: 1967, make: 'Ford', model: 'Mustang', series: null };
    const classic = reports.generateClassic({ vin, mileage, checkVehicleName: true, ...name }, options);
    return (await classic)._unsafeUnwrapErr();
  },
  generateFirefly: async (reports, options) => {
    const { vin, mileage } = reportWish();
    const firefly = reports.generateFirefly({ vin, mileage, siteDomain: 'test.vinport.example' }, options);
    return (await firefly)._unsafeUnwrapErr();
  },
  generateWithSpec: async (reports, options) =>
    (await reports.generateWithSpec(specWish(), options))._unsafeUnwrapErr(),
  generateAntique: async (reports, options) => (await reports.generateAntique(specWish(), options))._unsafeUnwrapErr(),
  list: async (reports, options) => (await reports.list(1, options))._unsafeUnwrapErr(),
  listFiltered: async (reports, options) =>
    (await reports.listFiltered({ filter: { kind: 'full' }, page: 1 }, options))._unsafeUnwrapErr(),
  readPdf: async (reports, options) => (await reports.readPdf('report-1', options))._unsafeUnwrapErr(),
  readPdfByVin: async (reports, options) =>
    (await reports.readPdfByVin(KNOWN_VINS.withBuilds, options))._unsafeUnwrapErr(),
};
