import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** A VIN of a vehicle that exists, with what its seller, auction house or owner calls the vehicle. */
export type LabelledVin = z.infer<typeof labelledVin>;

const labelledVin = z.object({
  vin: z.string().length(17),
  year: z.number().int(),
  make: z.string().min(1),
  model: z.string().min(1),
  /** The public repository and the file in it that the label was read from. */
  source: z.string().min(1),
});

/** What a decoder said of one VIN; `null` for what it did not tell. */
export type SaidOfVin = {
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
};

/** Shares of right answers, 0 to 1. */
export type Accuracy = {
  readonly make: number;
  readonly year: number;
  /** As people name models: one name may go on where the other ends. */
  readonly model: number;
  /** The same name, letter by letter. */
  readonly modelExactly: number;
};

/**
 * The labelled VINs, read from the file beside.
 *
 * @example
 * labelledVins()[0]?.make;
 */
export function labelledVins(): readonly LabelledVin[] {
  return z.array(labelledVin).parse(JSON.parse(readFileSync(new URL('labelled-vins.json', import.meta.url), 'utf8')));
}

/**
 * How often a decoder is right. Case, blanks and signs do not count. A label may say more than a model (`Integra RS`) or
 * less (`GLC` for `GLC-Class`), so a model is right when one of the two names begins with the other.
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
