import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** A VIN of a real vehicle, with the vehicle's name according to its seller, auction house or owner. */
export type LabelledVin = z.infer<typeof labelledVin>;

const labelledVin = z.object({
  vin: z.string().length(17),
  year: z.number().int(),
  make: z.string().min(1),
  model: z.string().min(1),
  /** The public repository and file that the label was read from. */
  source: z.string().min(1),
});

/** A decoder's result for one VIN, with `null` for missing fields. */
export type SaidOfVin = {
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
};

/** The fractions of correct values, 0 to 1. */
export type Accuracy = {
  readonly make: number;
  readonly year: number;
  /** Compared leniently: one name may continue where the other ends. */
  readonly model: number;
  /** Compared exactly, letter by letter. */
  readonly modelExactly: number;
};

/**
 * Returns the labeled VINs from the file beside this one.
 *
 * @example
 * labelledVins()[0]?.make;
 */
export function labelledVins(): readonly LabelledVin[] {
  return z.array(labelledVin).parse(JSON.parse(readFileSync(new URL('labelled-vins.json', import.meta.url), 'utf8')));
}

/**
 * Returns how often a decoder is correct, ignoring case, spaces and punctuation. A label can contain more than a model
 * (`Integra RS`) or less (`GLC` for `GLC-Class`), so a model is correct if one name starts with the other.
 *
 * @example
 * accuracyOf(labelledVins(), labelledVins()).model; // 1
 */
export function accuracyOf(labels: readonly LabelledVin[], said: readonly SaidOfVin[]): Accuracy {
  const share = (isRight: (label: LabelledVin, said: SaidOfVin) => boolean) => {
    const right = labels.filter((label, index) => {
      const answer = said[index];
      return answer !== undefined && isRight(label, answer);
    });
    return right.length / labels.length;
  };
  return {
    make: share((label, { make }) => letters(label.make) === letters(make)),
    year: share((label, { year }) => label.year === year),
    model: share((label, { model }) => continues(letters(label.model), letters(model))),
    modelExactly: share((label, { model }) => letters(label.model) === letters(model)),
  };
}

const letters = (name: string | null) => (name ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');

const continues = (one: string, other: string) => other !== '' && (one.startsWith(other) || other.startsWith(one));
