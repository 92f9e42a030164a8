import type { StickerDraft } from './sticker.ts';
import type { VehicleBuild } from './vehicle-build.ts';

/** The source of a suggested build: third-party catalogs, owners of such vehicles, or autoloaded data. */
export type SuggestionSource = 'autoblog' | 'forum' | 'autoloaded';

/** A build from a third party, for a vehicle without builds in the catalog. */
export interface BuildSuggestion {
  readonly source: SuggestionSource;
  /** The data that can be adopted: trim, style, colors and options, without prices or ratings. */
  readonly build: VehicleBuild;
}

/**
 * Returns a draft for selection, with suggestions in place of missing catalog builds. The sticker itself is composed
 * only from the original draft, so adopted values are marked as chosen.
 *
 * @example
 * const draft = { vehicle: unknownVehicle('X'), builds: [], mode: 'auto', demonstration: false } as const;
 * withSuggestions(draft, []).builds; // []
 */
export function withSuggestions(draft: StickerDraft, suggestions: readonly BuildSuggestion[]): StickerDraft {
  return draft.builds.length > 0 ? draft : { ...draft, builds: suggestions.map(({ build }) => build) };
}
