import { keySpecificity } from './key-specificity.ts';
import type { PatternMatch } from './vpic-catalogue.ts';
import { VPIC_ELEMENT } from './vpic-element.ts';

/** The best values of a vehicle, by element number. */
export type BestMatches = ReadonlyMap<number, string>;

/**
 * Selects one of the matching patterns per element. The schema that describes the vehicle is the one that names a model
 * and has the most values; it takes precedence over other schemas, so that two vehicles are not mixed. Within a schema
 * the most specific key wins.
 *
 * @example
 * bestMatches(catalogue.matches(wmi.id, 2003, descriptorOf(vin))).get(VPIC_ELEMENT.series);
 */
export function bestMatches(matches: readonly PatternMatch[]): BestMatches {
  const chosenSchema = describingSchema(matches);
  const best = new Map<number, string>();
  const ranks = new Map<number, number>();
  for (const match of matches) {
    const rank = keySpecificity(match.keyGlob) + (match.schemaId === chosenSchema ? CHOSEN_SCHEMA : 0);
    if (rank <= (ranks.get(match.elementId) ?? -1)) continue;
    ranks.set(match.elementId, rank);
    best.set(match.elementId, match.value);
  }
  return best;
}

// Higher than the specificity of any key: a descriptor has 13 characters.
const CHOSEN_SCHEMA = 100;

function describingSchema(matches: readonly PatternMatch[]): number | null {
  const elements = new Map<number, Set<number>>();
  const modelKeys = new Map<number, number>();
  for (const match of matches) {
    const found = elements.get(match.schemaId);
    if (found === undefined) elements.set(match.schemaId, new Set([match.elementId]));
    else found.add(match.elementId);
    if (match.elementId !== VPIC_ELEMENT.model) continue;
    modelKeys.set(match.schemaId, Math.max(modelKeys.get(match.schemaId) ?? 0, keySpecificity(match.keyGlob)));
  }
  let chosen: number | null = null;
  let bestRank = -1;
  for (const [schemaId, specificity] of modelKeys) {
    const rank = (elements.get(schemaId)?.size ?? 0) * CHOSEN_SCHEMA + specificity;
    if (rank > bestRank) {
      chosen = schemaId;
      bestRank = rank;
    }
  }
  return chosen;
}
