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
