import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '#ports/gateway-error.ts';
import { type BuildLookUps, createBuildLookUps } from './look-up-builds.ts';
import type { VehicleBuild } from './vehicle-build.ts';

const build: VehicleBuild = {
  trim: 'EX-V6',
  style: null,
  basePrice: null,
  destinationCharge: null,
  exteriorColors: [],
  interiorColors: [],
  packages: [],
  standardEquipment: [],
  economy: null,
  safety: null,
  partsContent: null,
};
const named = { year: 2003, make: 'Honda', model: 'Accord' };
const byTrim = { ...named, trim: 'EX-V6' };
const options = { signal: new AbortController().signal };

function setUp(error?: GatewayError) {
  const asked: unknown[] = [];
  const logged: unknown[] = [];
  const answering = (call: string) => (request: unknown, given: unknown) => {
    asked.push({ call, request, options: given });
    return error ? errAsync(error) : okAsync([build]);
  };
  const lookUps = createBuildLookUps({
    stickers: {
      findBuilds: answering('findBuilds'),
      findStyleBuilds: answering('findStyleBuilds'),
      findForumBuilds: answering('findForumBuilds'),
      autoloadBuilds: answering('autoloadBuilds'),
    },
    logger: { warn: () => undefined, error: (message, details) => void logged.push([message, details]) },
  });
  return { lookUps, asked, logged };
}

const LOOK_UPS = [
  ['STK-09', 'findBuilds', 'by trim', byTrim, (lookUps: BuildLookUps) => lookUps.byTrim(byTrim, options)],
  [
    'STK-10',
    'findStyleBuilds',
    'by style',
    { ...named, style: 'Coupe' },
    (lookUps: BuildLookUps) => lookUps.byStyle({ ...named, style: 'Coupe' }, options),
  ],
  [
    'STK-16',
    'findForumBuilds',
    'from the forum',
    { vin: 'VIN', ...byTrim },
    (lookUps: BuildLookUps) => lookUps.fromForum({ vin: 'VIN', ...byTrim }, options),
  ],
  [
    'STK-16',
    'autoloadBuilds',
    'autoloaded',
    { vin: 'VIN', ...byTrim },
    (lookUps: BuildLookUps) => lookUps.autoloaded({ vin: 'VIN', ...byTrim }, options),
  ],
] as const;

describe('build lookups', () => {
  it.each(LOOK_UPS)('%s %s returns the builds', async (_row, call, _which, request, lookUp) => {
    const { lookUps, asked, logged } = setUp();
    expect(await lookUp(lookUps)).toEqual([build]);
    expect(asked).toEqual([{ call, request, options }]);
    expect(logged).toEqual([]);
  });

  it.each(LOOK_UPS)('STK-17 %s %s logs a failure and returns undefined', async (...row) => {
    const [, , which, , lookUp] = row;
    const { lookUps, logged } = setUp({ code: 'refused', message: 'no data', fields: {} });
    expect(await lookUp(lookUps)).toBeUndefined();
    expect(logged).toEqual([['A sticker lookup failed.', { which, code: 'refused', message: 'no data', fields: {} }]]);
  });

  it('STK-17 logs nothing for a person who has left', async () => {
    const { lookUps, logged } = setUp({ code: 'cancelled' });
    expect(await lookUps.byTrim(byTrim)).toBeUndefined();
    expect(logged).toEqual([]);
  });
});
