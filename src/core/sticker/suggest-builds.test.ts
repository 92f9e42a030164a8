import { describe, expect, it } from 'vitest';
import { aVehicle } from '#tests/builders/a-vehicle.ts';
import { aVehicleBuild } from '#tests/builders/a-vehicle-build.ts';
import { usd } from '#tests/builders/usd.ts';
import { withSuggestions } from './build-suggestion.ts';
import { composeSticker } from './compose-sticker.ts';
import type { StickerDraft } from './sticker.ts';
import { preselectedChoices } from './sticker-choices.ts';
import { createSuggestBuilds } from './suggest-builds.ts';
import type { VehicleBuild } from './vehicle-build.ts';

const vehicle = aVehicle({ vin: '1FTFW1ET3EFA00001', year: 2014, make: 'Ford', model: 'F-150', trim: null });
const draft: StickerDraft = { vehicle, builds: [], mode: 'auto', demonstration: false };
const named = { year: 2014, make: 'Ford', model: 'F-150' };

function setUp(found: Partial<Record<'byTrim' | 'byStyle' | 'fromForum' | 'autoloaded', readonly VehicleBuild[]>>) {
  const asked: [string, unknown][] = [];
  const answering = (call: keyof typeof found) => async (request: unknown) => {
    asked.push([call, request]);
    return found[call];
  };
  const suggestBuilds = createSuggestBuilds({
    lookUpBuilds: {
      byTrim: answering('byTrim'),
      byStyle: answering('byStyle'),
      fromForum: answering('fromForum'),
      autoloaded: answering('autoloaded'),
    },
  });
  return { suggestBuilds, asked };
}

describe('suggestBuilds', () => {
  it('STK-09 STK-16 returns the results of each lookup, each trim once with its source', async () => {
    const [xl, xlt] = [aVehicleBuild({ trim: 'XL' }), aVehicleBuild({ trim: 'XLT' })];
    const { suggestBuilds, asked } = setUp({ byTrim: [], fromForum: [xlt], autoloaded: [xl, xlt] });
    const suggestions = await suggestBuilds(draft);
    expect(suggestions.map(({ source, build }) => [source, build.trim])).toEqual([
      ['forum', 'XLT'],
      ['autoloaded', 'XL'],
    ]);
    expect(asked).toEqual([
      ['byTrim', { ...named, trim: null }],
      ['fromForum', { ...named, trim: null, vin: vehicle.vin }],
      ['autoloaded', { ...named, trim: null, vin: vehicle.vin }],
    ]);
  });

  it('STK-10 looks up by style if the other lookups return nothing', async () => {
    const { suggestBuilds, asked } = setUp({ byStyle: [aVehicleBuild({ trim: 'XL' })] });
    expect((await suggestBuilds(draft)).map(({ source }) => source)).toEqual(['autoblog']);
    expect(asked.at(-1)).toEqual(['byStyle', { ...named, style: null }]);
  });

  it('STK-17 suggests nothing if all lookups fail', async () => {
    expect(await setUp({}).suggestBuilds(draft)).toEqual([]);
  });

  it('sends no request if the catalog has a build or the vehicle has no name', async () => {
    const { suggestBuilds, asked } = setUp({ byTrim: [aVehicleBuild()] });
    expect(await suggestBuilds({ ...draft, builds: [aVehicleBuild()] })).toEqual([]);
    expect(await suggestBuilds({ ...draft, vehicle: { ...vehicle, model: null } })).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('suggests builds without prices, marked as chosen by the person', async () => {
    const build = aVehicleBuild({ trim: 'XLT', basePrice: usd(30_000) });
    const suggestions = await setUp({ fromForum: [build] }).suggestBuilds(draft);
    const offered = suggestions.flatMap((one) => one.build.packages.flatMap(({ data }) => data));
    expect(offered.map(({ price }) => price)).toEqual(offered.map(() => null));
    expect(suggestions[0]?.build.basePrice).toBeNull();
    const choices = preselectedChoices(withSuggestions(draft, suggestions), 'XLT');
    const content = composeSticker(draft, choices);
    expect(content.trim).toEqual({ value: 'XLT', source: 'chosen' });
    expect(content.prices).toEqual({ base: null, options: null, destination: null, total: null });
    const items = content.packages.flatMap((section) => section.items);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item).toMatchObject({ price: null, source: 'chosen' });
  });
});

describe('withSuggestions', () => {
  it('leaves a draft unchanged if the catalog has builds', () => {
    const known = { ...draft, builds: [aVehicleBuild()] };
    expect(withSuggestions(known, [{ source: 'forum', build: aVehicleBuild({ trim: 'XL' }) }])).toBe(known);
  });
});
