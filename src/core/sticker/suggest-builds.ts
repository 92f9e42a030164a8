import type { CallOptions } from '../../ports/call-options.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { BuildLookUps } from './look-up-builds.ts';
import type { StickerDraft } from './sticker.ts';
import type { VehicleBuild } from './vehicle-build.ts';

/** Who tells of a suggested build: other people's catalogues, owners of such vehicles, or what fills in by itself. */
export type SuggestionSource = 'autoblog' | 'forum' | 'autoloaded';

/** A build that others than the maker tell of, for a vehicle of which the catalogue has none. */
export interface BuildSuggestion {
  readonly source: SuggestionSource;
  /** What can be taken over: trim, style, colours and options, without any price or rating. */
  readonly build: VehicleBuild;
}

/** Looks up what others tell of a vehicle; one that the catalogue knows, or that has no name, needs none of it. */
export type SuggestBuilds = (draft: StickerDraft, options?: CallOptions) => Promise<readonly BuildSuggestion[]>;

/**
 * Makes the use case that finds something to go by where the catalogue has no build. What is taken over counts as
 * chosen by the person: nobody vouches for it, so that it comes without prices. A look-up that fails suggests nothing.
 *
 * Source: specification, sections 7 and 8 (STK-09, STK-10, STK-16, STK-17).
 *
 * @example
 * const suggestions = await createSuggestBuilds({ lookUps })(draft);
 */
export function createSuggestBuilds({ lookUps }: { readonly lookUps: BuildLookUps }): SuggestBuilds {
  return async ({ vehicle, builds }, options) => {
    const named = nameOf(vehicle);
    if (builds.length > 0 || named === null) return [];
    // Which trim it is, the person knows better than a VIN that the catalogue has nothing of.
    const request = { ...named, trim: null };
    const [autoblog, forum, autoloaded] = await Promise.all([
      lookUps.byTrim(request, options),
      lookUps.fromForum({ ...request, vin: vehicle.vin }, options),
      lookUps.autoloaded({ ...request, vin: vehicle.vin }, options),
    ]);
    const found = [...from('autoblog', autoblog), ...from('forum', forum), ...from('autoloaded', autoloaded)];
    // It refuses a vehicle that it does not know, so it is asked last, for spellings that the others do not see through.
    const all = found.length > 0 ? found : from('autoblog', await lookUps.byStyle({ ...named, style: null }, options));
    return all.filter(({ build }, index) => all.findIndex((other) => other.build.trim === build.trim) === index);
  };
}

/**
 * A draft to choose from, with what is suggested in the place of what the catalogue does not have. The sticker itself is
 * composed of the draft alone, so that what is taken over says that it was chosen.
 *
 * @example
 * const draft = { vehicle: unknownVehicle('X'), builds: [], mode: 'auto', demonstration: false } as const;
 * withSuggestions(draft, []).builds; // []
 */
export function withSuggestions(draft: StickerDraft, suggestions: readonly BuildSuggestion[]): StickerDraft {
  return draft.builds.length > 0 ? draft : { ...draft, builds: suggestions.map(({ build }) => build) };
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
