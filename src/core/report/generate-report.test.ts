import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { ReportGenerationError } from '#ports/report-gateway.ts';
import { unknownVehicle } from '../vehicle/vehicle.ts';
import { createGenerateBasicReport, createGenerateFireflyReport } from './generate-basic-report.ts';
import { createGenerateClassicReport } from './generate-classic-report.ts';
import { createGenerateReport } from './generate-report.ts';
import type { Report } from './report.ts';

const vin = '1HGCM82693A000001';
const report: Report = {
  id: 'r1',
  vin,
  vehicle: unknownVehicle(vin),
  createdAt: 1,
  kind: 'full',
  status: 'ready',
  snapshot: null,
};
const options = { signal: new AbortController().signal };

/** Creates ports that return the given error and record their calls. */
function setUp(error?: ReportGenerationError) {
  const asked: unknown[] = [];
  const claims: unknown[] = [];
  const answer = (request: unknown, given: unknown) => {
    asked.push([request, given]);
    return error ? errAsync(error) : okAsync(report);
  };
  const reports = { generate: answer, generateBasic: answer, generateClassic: answer, generateFirefly: answer };
  const freeCredits = {
    claim: (claim: unknown) => {
      claims.push(claim);
      return okAsync('granted' as const);
    },
  };
  return {
    generateReport: createGenerateReport({ reports, freeCredits }),
    generateBasicReport: createGenerateBasicReport({ reports, freeCredits }),
    generateClassicReport: createGenerateClassicReport({ reports, freeCredits }),
    generateFireflyReport: createGenerateFireflyReport({ reports, freeCredits, siteDomain: 'vinport.example' }),
    asked,
    claims,
  };
}

const noData = { code: 'not-accepted', message: 'no data' } as const;

describe('generateReport', () => {
  it('RPT-03 requests the type US by default', async () => {
    const { generateReport, asked } = setUp();
    const made = await generateReport({ vin: ' 1hgcm82693a000001 ', mileage: 52_000 }, options);
    expect(made._unsafeUnwrap()).toBe(report);
    expect(asked).toEqual([[{ vin, mileage: 52_000, reportType: 'US' }, options]]);
  });

  it('RPT-03 requests another type', async () => {
    const { generateReport, asked } = setUp();
    await generateReport({ vin, reportType: 'EU' });
    expect(asked).toEqual([[{ vin, mileage: null, reportType: 'EU' }, undefined]]);
  });

  it.each([
    [{}, null],
    [{ mileage: null }, null],
    [{ mileage: 0 }, 0],
    [{ mileage: 7 }, 7],
  ])('RPT-06 passes on the mileage only if present: %j', async (typed, mileage) => {
    const { generateReport, generateClassicReport, generateFireflyReport, asked } = setUp();
    await generateReport({ vin, ...typed });
    await generateClassicReport({ vehicle: report.vehicle, ...typed });
    await generateFireflyReport({ vin, ...typed });
    expect(asked).toMatchObject(Array(3).fill([{ mileage }, undefined]));
  });

  it("RPT-07 returns an error object with the server's message and claims a free credit exactly once", async () => {
    const { generateReport, claims } = setUp(noData);
    expect((await generateReport({ vin }))._unsafeUnwrapErr()).toEqual({
      code: 'generation-failed',
      status: 'error',
      message: 'no data',
      cause: noData,
      freeCredit: 'granted',
    });
    expect(claims).toEqual([
      { vin, source: 'report', searchType: 'report', errorMessage: 'no data', creditType: 'vhr' },
    ]);
  });
});

describe('generateBasicReport', () => {
  it.each([
    [undefined, null],
    [null, null],
    [-1, null],
    [0, null],
    [1, 1],
  ])('RPT-04 passes on the mileage only if above zero: %s', async (mileage, sent) => {
    const { generateBasicReport, asked } = setUp();
    const made = await generateBasicReport({ vin, ...(mileage !== undefined && { mileage }) }, options);
    expect(made._unsafeUnwrap()).toBe(report);
    expect(asked).toEqual([[{ vin, mileage: sent }, options]]);
  });

  it.each([
    [{ code: 'not-accepted', message: null }, 'Something went wrong'],
    [{ code: 'timed-out' }, 'Something went wrong'],
    [noData, 'no data'],
  ] as const)("RPT-04 fails with the server's text or the default text: %j", async (error, message) => {
    const { generateBasicReport, claims } = setUp(error);
    expect((await generateBasicReport({ vin }))._unsafeUnwrapErr()).toMatchObject({
      code: 'generation-failed',
      status: 'error',
      message,
      freeCredit: 'granted',
    });
    expect(claims).toMatchObject([{ vin, searchType: 'basic-report' }]);
  });

  it('reports a missing credit and claims nothing', async () => {
    const { generateBasicReport, claims } = setUp({ code: 'no-credit' });
    expect((await generateBasicReport({ vin }))._unsafeUnwrapErr()).toEqual({ code: 'no-credit' });
    expect(claims).toEqual([]);
  });
});

describe('generateClassicReport', () => {
  const vehicle = {
    ...unknownVehicle('7f03c000001'),
    year: 1967,
    make: 'Ford',
    model: 'Mustang',
    series: 'Convertible',
  };
  const name = { vin: '7F03C000001', year: 1967, make: 'Ford', model: 'Mustang', series: 'Convertible' };

  it.each([
    [{}, false],
    [{ checkVehicleName: true }, true],
  ])('RPT-05 sends the available data about the classic: %j', async (typed, checkVehicleName) => {
    const { generateClassicReport, asked } = setUp();
    expect((await generateClassicReport({ vehicle, ...typed }, options))._unsafeUnwrap()).toBe(report);
    expect(asked).toEqual([[{ ...name, checkVehicleName, mileage: null }, options]]);
  });

  it('RPT-07 claims a free credit exactly once on failure', async () => {
    const { generateClassicReport, claims } = setUp(noData);
    expect((await generateClassicReport({ vehicle }))._unsafeUnwrapErr()).toMatchObject({ message: 'no data' });
    expect(claims).toMatchObject([{ vin: '7F03C000001', searchType: 'classic-report' }]);
  });
});

describe('generateFireflyReport', () => {
  it('RPT-09 sends the site', async () => {
    const { generateFireflyReport, asked } = setUp();
    expect((await generateFireflyReport({ vin, mileage: 7 }, options))._unsafeUnwrap()).toBe(report);
    expect(asked).toEqual([[{ vin, mileage: 7, siteDomain: 'vinport.example' }, options]]);
  });

  it('RPT-07 claims a free credit exactly once on failure', async () => {
    const { generateFireflyReport, claims } = setUp(noData);
    expect((await generateFireflyReport({ vin }))._unsafeUnwrapErr()).toMatchObject({ message: 'no data' });
    expect(claims).toMatchObject([{ vin, searchType: 'firefly-report' }]);
  });
});

it('sends no report request without a VIN', async () => {
  const { asked, claims, ...useCases } = setUp();
  const missing = { code: 'vin-missing', length: 0 };
  expect((await useCases.generateReport({ vin: ' ' }))._unsafeUnwrapErr()).toEqual(missing);
  expect((await useCases.generateBasicReport({ vin: ' ' }))._unsafeUnwrapErr()).toEqual(missing);
  expect((await useCases.generateClassicReport({ vehicle: unknownVehicle('') }))._unsafeUnwrapErr()).toEqual(missing);
  expect((await useCases.generateFireflyReport({ vin: ' ' }))._unsafeUnwrapErr()).toEqual(missing);
  expect([asked, claims]).toEqual([[], []]);
});
