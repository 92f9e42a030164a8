import type { CallOptions } from '#ports/call-options.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { BuildSuggestion, SuggestionSource } from './build-suggestion.ts';
import type { BuildLookUps } from './look-up-builds.ts';
import type { StickerDraft } from './sticker.ts';
import type { VehicleBuild } from './vehicle-build.ts';

/**
 * Looks up suggestions from third parties for a vehicle; returns none if the catalog has a build or the vehicle has no
 * name.
 */
export type SuggestBuilds = (draft: StickerDraft, options?: CallOptions) => Promise<readonly BuildSuggestion[]>;

/**
 * Creates the use case that suggests builds for a vehicle without catalog builds. Adopted values count as chosen by the
 * person and have no prices, because they are unverified. A failed lookup returns no suggestions.
 *
 * Source: specification, sections 7 and 8 (STK-09, STK-10, STK-16, STK-17).
 *
 * @example
 * const suggestBuilds = createSuggestBuilds({ lookUpBuilds: createBuildLookUps({ stickers, logger }) });
 * const suggestions = await suggestBuilds({ vehicle: unknownVehicle('X'), builds: [], mode: 'auto', demonstration: false });
 */
export function createSuggestBuilds({ lookUpBuilds: lookUps }: { readonly lookUpBuilds: BuildLookUps }): SuggestBuilds {
  return async ({ vehicle, builds }, options) => {
    const named = nameOf(vehicle);
    if (builds.length > 0 || named === null) return [];
    // The trim is left open, because the person is a better source for it than a VIN without catalog data.
    const request = { ...named, trim: null };
    const [autoblog, forum, autoloaded] = await Promise.all([
      lookUps.byTrim(request, options),
      lookUps.fromForum({ ...request, vin: vehicle.vin }, options),
      lookUps.autoloaded({ ...request, vin: vehicle.vin }, options),
    ]);
    const found = [...from('autoblog', autoblog), ...from('forum', forum), ...from('autoloaded', autoloaded)];
    // Queried last, because it rejects unknown vehicles but handles spellings that the others do not recognize.
    const all = found.length > 0 ? found : from('autoblog', await lookUps.byStyle({ ...named, style: null }, options));
    return all.filter(({ build }, index) => all.findIndex((other) => other.build.trim === build.trim) === index);
  };
}

function nameOf({ year, make, model }: Vehicle) {
  return year === null || make === null || model === null ? null : { year, make, model };
}

function from(source: SuggestionSource, builds: readonly VehicleBuild[] = []): readonly BuildSuggestion[] {
  return builds.map((build) => ({ source, build: unpriced(build) }));
}

function unpriced({ trim, style, exteriorColors, interiorColors, packages }: VehicleBuild): VehicleBuild {
  return {
    trim,
    style,
    exteriorColors,
    interiorColors,
    packages: packages.map(({ name, data }) => ({ name, data: data.map((item) => ({ ...item, price: null })) })),
    basePrice: null,
    destinationCharge: null,
    standardEquipment: [],
    economy: null,
    safety: null,
    partsContent: null,
  };
}
