/**
 * How closely a key describes a VIN: one for each character it names, a little less where it offers a choice, nothing
 * for a wildcard. Of two keys that fit, the closer one speaks for the vehicle.
 *
 * @param keyGlob a key as `unpackVpic` stores it, with `?` for any one character
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
