import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireVehicle } from '#contract/vehicle/wire-vehicle.ts';
import type { HistoryReport } from '#core/report/compose-report.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { originClient } from '#tests/setup/origin-client.ts';
import { balancesOf } from '../credits/balances-of.ts';

interface WireReport {
  readonly vehicle: WireVehicle;
  readonly snapshot: HistoryReport;
}

describe.each(['sqlite', 'postgres'] as const)('demonstration reports on %s', (engine) => {
  let origin: TestOrigin;
  let make: (vin: string) => Promise<WireReport>;

  beforeAll(async () => {
    origin = await openTestOrigin(engine);
    const client = originClient(origin);
    const authorization = `Bearer ${await client.signIn('dealer')}`;
    make = async (vin) => {
      const answer = await client.form('/api-cwa/generate-report', { vin }, { authorization });
      expect(answer.status).toBe(200);
      return (await answer.json()).data;
    };
  });
  afterAll(() => origin.close());

  const codesOf = ({ snapshot }: WireReport) => snapshot.findings.map(({ matter }) => matter.code);
  const stateOf = ({ snapshot }: WireReport, section: string) =>
    snapshot.coverage.find((one) => one.section === section)?.state;

  it('finds the rollback of the Accord between clean titles, and its open recall', async () => {
    const report = await make('1HGCM82693A000001');
    expect(report.vehicle).toMatchObject({ year: 2003, make: 'Honda', model: 'Accord' });
    expect(report.snapshot.verdict.level).toBe('warning');
    const rollback = report.snapshot.findings.find(({ matter }) => matter.code === 'odometer');
    expect(rollback?.matter).toMatchObject({ reason: { kind: 'rollback' } });
    expect(rollback?.evidence.map(({ recordId }) => recordId)).toEqual(expect.arrayContaining(['demo-0004']));
    expect(codesOf(report).filter((code) => code === 'recall')).toEqual(['recall']);
    expect(codesOf(report)).not.toContain('brand');
    expect(report.snapshot.ownerships).toHaveLength(3);
  });

  it('finds the salvage brand of the F-150 that is missing from a later title of another state', async () => {
    const report = await make('1FTFW1ET5DFA00001');
    expect(report.snapshot.verdict.level).toBe('warning');
    const wash = report.snapshot.findings.find(({ matter }) => matter.code === 'title-wash');
    expect(wash?.matter).toMatchObject({ brandCodes: ['11'], from: 'TX', to: 'OK' });
    expect(codesOf(report)).toEqual(expect.arrayContaining(['brand', 'accident', 'salvage', 'use', 'recall']));
  });

  it('has no findings for the single-owner Model 3, and lists sections without data', async () => {
    const report = await make('5YJ3E1EA8KF000001');
    expect(report.vehicle.fuel).toBe('Electric');
    expect(report.snapshot.verdict).toMatchObject({ level: 'nothing-found', because: [] });
    expect(report.snapshot.findings).toEqual([]);
    expect(report.snapshot.ownerships).toHaveLength(1);
    expect(stateOf(report, 'theft')).toBe('clear');
    expect(stateOf(report, 'auctions')).toBe('no-data');
    const theft = report.snapshot.coverage.find(({ section }) => section === 'theft');
    expect(theft?.missing).toEqual(['Demonstration: police theft register']);
  });

  it('has European sources, an auction and a lien for the 328i', async () => {
    const report = await make('WBA3A5C54CF000001');
    const names = report.snapshot.records.map(({ source }) => source);
    expect(names).toEqual(
      expect.arrayContaining(['Demonstration: European inspection', 'Demonstration: European auctions']),
    );
    expect(codesOf(report)).toEqual(expect.arrayContaining(['lien', 'brand']));
    expect(stateOf(report, 'auctions')).toBe('found');
    expect(report.snapshot.records.find(({ kind }) => kind === 'auction')).toMatchObject({
      price: { amount: 1_540_000, currency: 'EUR' },
      odometer: { unit: 'km' },
    });
  });

  it('reports the theft and recovery of the Corvette as one event', async () => {
    const report = await make('1G1YY22G365000001');
    expect(report.snapshot.records.filter(({ kind }) => kind === 'theft')).toMatchObject([
      { at: Date.UTC(2011, 6, 3), recoveredAt: Date.UTC(2011, 6, 29) },
    ]);
    expect(codesOf(report)).toContain('recovered');
    expect(codesOf(report)).not.toContain('stolen');
  });

  it('identifies both classics by their mapping, and their exemption from odometer disclosure', async () => {
    const mustang = await make('7F03C000001');
    expect(mustang.vehicle).toMatchObject({ year: 1967, make: 'Ford', series: 'Mustang Convertible' });
    expect(mustang.snapshot.verdict.level).toBe('nothing-found');
    expect(mustang.snapshot.estimate).toMatchObject({ method: 'own-prices-aged' });
    const charger = await make('XS29L8B000001');
    expect(codesOf(charger)).toEqual(expect.arrayContaining(['brand', 'announcement']));
    expect(charger.snapshot.estimate).toBeNull();
  });

  it('marks every record and source as demonstration data', async () => {
    const reports = await origin.ctx.db.selectFrom('documents').select('snapshot').execute();
    expect(reports).toHaveLength(7);
    for (const { snapshot } of reports) expect(JSON.parse(snapshot)).toMatchObject({ demonstration: true });
    expect((await balancesOf(origin.ctx, 'demonstration-dealer')).vhr).toBe(25 - 7);
  });
});
