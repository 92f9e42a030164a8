import { describe, expect, it } from 'vitest';
import type { ReportStep } from '#core/report/report-step.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { ReportGateway } from '#ports/report-gateway.ts';
import { KNOWN_VINS } from './gateway-world.ts';
import {
  type ReportGateways,
  reportGenerationContract,
  reportRequest,
  specRequest,
} from './report-generation.contract.ts';
import type { WorldOf } from './world-of.ts';

/** Defines the contract tests of every report gateway. */
export function reportGatewayContract(name: string, openWorld: () => Promise<WorldOf<ReportGateways>>): void {
  describe(`report gateway: ${name}`, () => {
    reportGenerationContract(openWorld);

    describe('listing', () => {
      it("RPT-11 lists only a person's own reports, newest first", async () => {
        const world = await openWorld();
        const [owner, other] = [await world.signUp({ vhr: 2 }), await world.signUp({ vhr: 1 })];
        const { snapshot, ...first } = (await owner.reports.generate(reportRequest()))._unsafeUnwrap();
        await other.reports.generate(reportRequest());
        world.advance(60_000);
        await owner.reports.generateBasic({ vin: KNOWN_VINS.another, mileage: null });

        const list = (await owner.reports.list(1))._unsafeUnwrap();

        expect(list).toMatchObject({ page: 1, total: 2 });
        expect(list.reports.map(({ vin, kind }) => [vin, kind])).toEqual([
          [KNOWN_VINS.another, 'basic'],
          [KNOWN_VINS.withBuilds, 'full'],
        ]);
        expect(list.reports[1]).toEqual(first);
      });

      it('RPT-11 returns an empty page after the last', async () => {
        const { reports } = await (await openWorld()).signUp({ vhr: 1 });
        await reports.generate(reportRequest());

        expect((await reports.list(2))._unsafeUnwrap()).toEqual({ reports: [], page: 2, total: 1 });
      });

      it('RPT-11 filters a list by VIN, kind and time', async () => {
        const world = await openWorld();
        const { reports } = await world.signUp({ vhr: 2 });
        const first = (await reports.generate(reportRequest()))._unsafeUnwrap();
        world.advance(60_000);
        const second = (await reports.generateBasic({ vin: KNOWN_VINS.another, mileage: null }))._unsafeUnwrap();

        const idsOf = async (filter: Parameters<ReportGateway['listFiltered']>[0]['filter']) =>
          (await reports.listFiltered({ filter, page: 1 }))._unsafeUnwrap().reports.map(({ id }) => id);

        expect(await idsOf({ vin: KNOWN_VINS.withBuilds.slice(3, 9).toLowerCase() })).toEqual([first.id]);
        const { make, model, year } = first.vehicle;
        expect(await idsOf({ text: `${model?.toLowerCase()} ${make} ${year}` })).toEqual([first.id]);
        expect(await idsOf({ text: `${make} ${KNOWN_VINS.another}` })).toEqual([]);
        expect(await idsOf({ kind: 'basic' })).toEqual([second.id]);
        expect(await idsOf({ from: first.createdAt + 1 })).toEqual([second.id]);
        expect(await idsOf({ until: second.createdAt })).toEqual([first.id]);
        expect(await idsOf({ from: first.createdAt, until: second.createdAt + 1 })).toEqual([second.id, first.id]);
        expect(await idsOf({ vin: KNOWN_VINS.withBuilds, kind: 'basic' })).toEqual([]);
      });
    });

    describe('a stored report', () => {
      it('is readable with its disputes, by its owner only', async () => {
        const world = await openWorld();
        const [owner, other] = [await world.signUp({ vhr: 1 }), await world.signUp()];
        const report = (await owner.reports.generate(reportRequest()))._unsafeUnwrap();
        expect((await owner.reports.read(report.id))._unsafeUnwrap()).toEqual({ ...report, disputes: [] });
        const findingId = report.snapshot?.findings[0]?.id ?? '';
        const request = { reportId: report.id, findingId, message: 'It is not so.' };

        const dispute = (await owner.reports.dispute(request))._unsafeUnwrap();

        expect(dispute).toMatchObject({ findingId, message: 'It is not so.' });
        expect((await owner.reports.dispute(request))._unsafeUnwrap()).toEqual(dispute);
        expect((await owner.reports.read(report.id))._unsafeUnwrap().disputes).toEqual([dispute]);
        const errors = [
          await owner.reports.dispute({ ...request, message: 'Other words.' }),
          await owner.reports.dispute({ ...request, findingId: 'none' }),
          await other.reports.dispute(request),
          await other.reports.read(report.id),
          await other.reports.compare(report.id),
        ].map((answer) => answer._unsafeUnwrapErr().code);
        expect(errors).toEqual(['conflict', 'not-found', 'not-found', 'not-found', 'not-found']);
      });

      it('is compared with the previous report, if any', async () => {
        const world = await openWorld();
        const { reports } = await world.signUp({ vhr: 2 });
        const first = (await reports.generate(reportRequest()))._unsafeUnwrap();
        world.advance(24 * 60 * 60 * 1_000);
        const second = (await reports.generate(reportRequest()))._unsafeUnwrap();

        expect((await reports.compare(first.id))._unsafeUnwrap()).toBeNull();
        expect((await reports.compare(second.id))._unsafeUnwrap()).toEqual({
          earlier: { id: first.id, createdAt: first.createdAt },
          changes: {
            verdict: null,
            addedRecords: [],
            removedRecords: [],
            addedFindings: [],
            removedFindings: [],
            coverage: [],
          },
        });
      });
    });

    describe('progress', () => {
      it('reports steps in order, then returns the report', async () => {
        const { reports } = await (await openWorld()).signUp({ vhr: 1 });
        const steps: ReportStep[] = [];

        const report = (
          await reports.generate(reportRequest(), { onStep: (step) => steps.push(step) })
        )._unsafeUnwrap();

        expect((await reports.read(report.id))._unsafeUnwrap()).toMatchObject({ id: report.id, vin: report.vin });
        expect(steps[0]).toEqual({ step: 'vehicle', state: 'working' });
        expect(steps.at(-1)).toEqual({ step: 'report', state: 'done' });
      });

      it('returns the same error with steps as without', async () => {
        const world = await openWorld();
        const { reports } = await world.signUp();
        const onStep = () => undefined;

        const answers = [
          await reports.generate(reportRequest(KNOWN_VINS.withoutData), { onStep }),
          await reports.generate(reportRequest(), { onStep }),
          await reports.generate(reportRequest('123456789012345'), { onStep }),
          await world.visitor.reports.generate(reportRequest(), { onStep }),
        ];

        expect(answers.map((answer) => answer._unsafeUnwrapErr())).toMatchObject([
          { code: 'not-accepted', message: 'no data' },
          { code: 'no-credit' },
          { code: 'refused', fields: { vin: expect.any(String) } },
          { code: 'signed-out' },
        ]);
      });
    });

    describe('before purchase', () => {
      it("returns a vehicle's record counts to anyone", async () => {
        const { reports } = (await openWorld()).visitor;

        const preview = (await reports.preview(KNOWN_VINS.withBuilds))._unsafeUnwrap();

        expect(preview).toMatchObject({ hasReport: true, hasSticker: true, demonstration: true });
        expect(preview.vehicle).toMatchObject({ year: 2003, make: 'Honda', model: 'Accord' });
        expect(preview.records).toBeGreaterThan(0);
        expect(preview.sections.some(({ state, records }) => state === 'found' && records > 0)).toBe(true);
        expect((await reports.preview(KNOWN_VINS.unmappedClassic))._unsafeUnwrapErr().code).toBe('not-found');
        expect((await reports.preview('123456789012345'))._unsafeUnwrapErr().code).toBe('refused');
      });
    });

    describe('reading', () => {
      it('RPT-08 RPT-11 returns a report as a PDF, by its ID and by its VIN', async () => {
        const { reports } = await (await openWorld()).signUp({ vhr: 1 });
        const { id, vin } = (await reports.generate(reportRequest()))._unsafeUnwrap();

        const files = [(await reports.readPdf(id))._unsafeUnwrap(), (await reports.readPdfByVin(vin))._unsafeUnwrap()];

        const heads = files.map((file) => new TextDecoder().decode(file.subarray(0, 5)));
        expect(heads).toEqual(['%PDF-', '%PDF-']);
      });

      it('does not reveal a report to another person', async () => {
        const world = await openWorld();
        const [owner, other] = [await world.signUp({ vhr: 1 }), await world.signUp()];
        const { id, vin } = (await owner.reports.generate(reportRequest()))._unsafeUnwrap();

        const others = (await other.reports.readPdf(id))._unsafeUnwrapErr();

        expect(others.code).toBe('not-found');
        expect(others).toEqual((await other.reports.readPdf('no-such-report'))._unsafeUnwrapErr());
        expect((await other.reports.readPdfByVin(vin))._unsafeUnwrapErr().code).toBe('not-found');
      });
    });

    it.each(Object.entries(CALLS))('returns `signed-out` to a visitor: %s', async (_which, call) => {
      const { visitor } = await openWorld();

      expect(await call(visitor.reports)).toEqual({ code: 'signed-out' });
    });

    it.each(Object.entries(CALLS))('returns `cancelled` after an abort: %s', async (_which, call) => {
      const { reports } = await (await openWorld()).signUp({ vhr: 1 });
      const visit = new AbortController();

      const answer = call(reports, { signal: visit.signal });
      visit.abort();

      expect(await answer).toEqual({ code: 'cancelled' });
    });
  });
}

const CALLS: Readonly<Record<string, (reports: ReportGateway, options?: CallOptions) => Promise<unknown>>> = {
  generate: async (reports, options) => (await reports.generate(reportRequest(), options))._unsafeUnwrapErr(),
  generateBasic: async (reports, options) => {
    const { vin, mileage } = reportRequest();
    return (await reports.generateBasic({ vin, mileage }, options))._unsafeUnwrapErr();
  },
  generateClassic: async (reports, options) => {
    const { vin, mileage } = reportRequest(KNOWN_VINS.classic);
    const name = { year: 1967, make: 'Ford', model: 'Mustang', series: null };
    const classic = reports.generateClassic({ vin, mileage, checkVehicleName: true, ...name }, options);
    return (await classic)._unsafeUnwrapErr();
  },
  generateFirefly: async (reports, options) => {
    const { vin, mileage } = reportRequest();
    const firefly = reports.generateFirefly({ vin, mileage, siteDomain: 'test.vinport.example' }, options);
    return (await firefly)._unsafeUnwrapErr();
  },
  generateWithSpec: async (reports, options) =>
    (await reports.generateWithSpec(specRequest(), options))._unsafeUnwrapErr(),
  generateAntique: async (reports, options) =>
    (await reports.generateAntique(specRequest(), options))._unsafeUnwrapErr(),
  list: async (reports, options) => (await reports.list(1, options))._unsafeUnwrapErr(),
  listFiltered: async (reports, options) =>
    (await reports.listFiltered({ filter: { kind: 'full' }, page: 1 }, options))._unsafeUnwrapErr(),
  read: async (reports, options) => (await reports.read('report-1', options))._unsafeUnwrapErr(),
  compare: async (reports, options) => (await reports.compare('report-1', options))._unsafeUnwrapErr(),
  dispute: async (reports, options) => {
    const request = { reportId: 'report-1', findingId: 'lien:a/1', message: 'No.' };
    return (await reports.dispute(request, options))._unsafeUnwrapErr();
  },
  readPdf: async (reports, options) => (await reports.readPdf('report-1', options))._unsafeUnwrapErr(),
  readPdfByVin: async (reports, options) =>
    (await reports.readPdfByVin(KNOWN_VINS.withBuilds, options))._unsafeUnwrapErr(),
};
