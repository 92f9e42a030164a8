/**
 * Returns how specifically a key describes a VIN: one per exact character, slightly less for a choice, zero for a
 * wildcard. Of two matching keys, the more specific one describes the vehicle.
 *
 * @param keyGlob a key as stored by `unpackVpic`, with `?` for any single character
 *
 * @example
 * keySpecificity('CM826*') > keySpecificity('CM[58]26*'); // true
 */
export function keySpecificity(keyGlob: string): number {
  let specificity = 0;
  let inSet = false;
  for (const character of keyGlob) {
    if (character === '[') {
      inSet = true;
      specificity += 0.9;
    } else if (character === ']') {
      inSet = false;
    } else if (!inSet && !WITHOUT_MEANING.includes(character)) {
      specificity += 1;
    }
  }
  return specificity;
}

const WITHOUT_MEANING = '?*|';
