import type { ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Report } from '#core/report/report.ts';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import type {
  GenerateReportRequest,
  GenerateReportWithSpecRequest,
  ReportGateway,
  ReportGenerationError,
} from '#ports/report-gateway.ts';
import { aFreeCreditClaim } from '../builders/a-free-credit-claim.ts';
import { aVehicle } from '../builders/a-vehicle.ts';
import { KNOWN_VINS, type SignInWords } from './gateway-world.ts';
import type { WorldOf } from './world-of.ts';

/** The gateways for the contract of reports. */
export interface ReportGateways {
  readonly reports: ReportGateway;
  readonly accounts: AccountGateway;
  readonly freeCredits: FreeCreditGateway;
}

/** Returns a plain report request. */
export function reportRequest(vin: string = KNOWN_VINS.withBuilds): GenerateReportRequest {
  return { vin, mileage: null, reportType: 'US' };
}

/** Returns a report request with a specification. */
export function specRequest(changes: Parameters<typeof aVehicle>[0] = {}): GenerateReportWithSpecRequest {
  return { vehicle: aVehicle(changes), email: 'ada@people.example', mileage: 52_000 };
}

/** Defines the contract tests of every report gateway for generating reports. */
export function reportGenerationContract(openWorld: () => Promise<WorldOf<ReportGateways>>): void {
  describe('generating', () => {
    it.each(Object.entries(WAYS))(
      'RPT-03 RPT-04 RPT-05 RPT-09 generates a report and charges one credit: %s',
      async (...[, way]) => {
        const world = await openWorld();
        const person = await world.signUp({ vhr: 2, global: 1 });

        const report = (await way(person.reports, KNOWN_VINS.withBuilds))._unsafeUnwrap();

        expect(report).toMatchObject({ vin: KNOWN_VINS.withBuilds, status: 'ready' });
        expect(report.vehicle).toMatchObject({ year: 2003, make: 'Honda', model: 'Accord' });
        expect(report.id).toMatch(/^\S+$/);
        expect(Number.isSafeInteger(report.createdAt)).toBe(true);
        expect(await creditsOf(person)).toEqual({ vhr: 1, sticker: 0, global: 1 });
      },
    );

    it('uses a global credit if no other is left, and generates nothing without credits', async () => {
      const { reports, ...person } = await (await openWorld()).signUp({ global: 1, sticker: 1 });

      await reports.generate(reportRequest());
      const another = await reports.generate(reportRequest(KNOWN_VINS.another));

      expect(another._unsafeUnwrapErr()).toEqual({ code: 'no-credit' });
      expect(await creditsOf(person)).toEqual({ vhr: 0, sticker: 1, global: 0 });
    });

    it('returns the first report again for free within 24 hours, then generates a new one', async () => {
      const world = await openWorld();
      const person = await world.signUp({ vhr: 3 });
      const first = (await person.reports.generate(reportRequest()))._unsafeUnwrap();
      world.advance(ONE_DAY_MS - 1);

      const sameDay = (await person.reports.generate(reportRequest()))._unsafeUnwrap();
      expect(sameDay).toEqual(first);
      expect(await creditsOf(person)).toMatchObject({ vhr: 2 });

      world.advance(1);
      const nextDay = (await person.reports.generate(reportRequest()))._unsafeUnwrap();
      expect(nextDay.id).not.toBe(first.id);
      expect(await creditsOf(person)).toMatchObject({ vhr: 1 });
    });

    it.each(Object.entries(WAYS))(
      'RPT-07 returns `no data` if nothing is found, and charges nothing: %s',
      async (...[, way]) => {
        const person = await (await openWorld()).signUp({ vhr: 1 });

        const error = (await way(person.reports, KNOWN_VINS.withoutData))._unsafeUnwrapErr();

        expect(error).toEqual({ code: 'not-accepted', message: 'no data' });
        expect(await creditsOf(person)).toMatchObject({ vhr: 1 });
      },
    );

    it('RPT-07 compensates a failed report with a free credit once', async () => {
      const world = await openWorld();
      const person = await world.signUp();
      await world.makeCustomer(person.credentials.email);
      const claim = aFreeCreditClaim({ vin: KNOWN_VINS.withoutData, source: 'report', creditType: 'vhr' });
      expect((await person.freeCredits.claim(claim))._unsafeUnwrap()).toBe('refused');

      await person.reports.generate(reportRequest(KNOWN_VINS.withoutData));

      expect((await person.freeCredits.claim(claim))._unsafeUnwrap()).toBe('granted');
      expect((await person.freeCredits.claim(claim))._unsafeUnwrap()).toBe('refused');
      expect(await creditsOf(person)).toEqual({ vhr: 1, sticker: 0, global: 0 });
    });

    it('refuses an invalid VIN', async () => {
      const { reports } = await (await openWorld()).signUp({ vhr: 1 });

      const error = (await reports.generate(reportRequest('123456789012345')))._unsafeUnwrapErr();

      expect(error).toMatchObject({ code: 'refused', fields: { vin: expect.any(String) } });
    });
  });

  describe('generating from a specification', () => {
    it('RPT-01 returns true and charges one credit', async () => {
      const person = await (await openWorld()).signUp({ vhr: 1 });

      expect((await person.reports.generateWithSpec(specRequest()))._unsafeUnwrap()).toBe(true);
      expect(await creditsOf(person)).toMatchObject({ vhr: 0 });
    });

    it('RPT-02 generates an antique report from the specification if the VIN has no data', async () => {
      const person = await (await openWorld()).signUp({ vhr: 1 });
      const request = specRequest({ vin: KNOWN_VINS.unmappedClassic, year: 1931, make: 'Ford', model: 'Model A' });

      const bySpec = await person.reports.generateWithSpec(request);
      const antique = await person.reports.generateAntique(request);

      expect(bySpec._unsafeUnwrapErr()).toEqual({ code: 'not-accepted', message: 'no data' });
      expect(antique._unsafeUnwrap()).toBe(true);
      expect(await creditsOf(person)).toMatchObject({ vhr: 0 });
    });

    it('RPT-02 generates no report if the specification has no data either', async () => {
      const { reports } = await (await openWorld()).signUp({ vhr: 1 });
      const request = specRequest({ vin: KNOWN_VINS.unmappedClassic, make: null, model: null });

      expect((await reports.generateAntique(request))._unsafeUnwrapErr()).toEqual({
        code: 'not-accepted',
        message: 'no data',
      });
    });
  });
}

const ONE_DAY_MS = 24 * 60 * 60 * 1_000;

const WAYS: Readonly<
  Record<string, (reports: ReportGateway, vin: string) => ResultAsync<Report, ReportGenerationError>>
> = {
  generate: (reports, vin) => reports.generate({ vin, mileage: 52_000, reportType: 'US' }),
  generateBasic: (reports, vin) => reports.generateBasic({ vin, mileage: null }),
  generateClassic: (reports, vin) => {
    const { year, make, model, series } = aVehicle();
    return reports.generateClassic({ vin, checkVehicleName: false, year, make, model, series, mileage: null });
  },
  generateFirefly: (reports, vin) => reports.generateFirefly({ vin, mileage: 7, siteDomain: 'test.vinport.example' }),
};

async function creditsOf({
  accounts,
  credentials,
}: {
  readonly accounts: AccountGateway;
  readonly credentials: SignInWords;
}) {
  return (await accounts.logIn(credentials))._unsafeUnwrap().credits;
}
