import { ok } from 'neverthrow';
import type { VinportContainer } from '#composition/create-container.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';

/** The selections so far. An invalid year counts as none. */
export interface PickedVehicle {
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
}

/** The available choices. A list is empty until the previous selection is made. */
export interface PickLists {
  readonly years: readonly number[];
  readonly makes: readonly string[];
  readonly models: readonly string[];
  /** Why lists are missing. */
  readonly error: CallError | { readonly code: 'make-missing' } | null;
}

/** Reads the selections from a URL. */
export function pickedVehicle(params: URLSearchParams): PickedVehicle {
  const year = Number(params.get('year') ?? '');
  return {
    year: Number.isInteger(year) && year > 0 ? year : null,
    make: params.get('make')?.trim() ?? '',
    model: params.get('model')?.trim() ?? '',
  };
}

/** Loads the next choices. */
export async function loadRecallChoices(
  container: VinportContainer,
  { year, make }: Omit<PickedVehicle, 'model'>,
  signal: AbortSignal,
): Promise<PickLists> {
  const choices = container.get('recallChoices');
  const [years, makes, models] = await Promise.all([
    choices.years({ signal }),
    year === null ? ok([]) : choices.makes(year, { signal }),
    year === null || make === '' ? ok([]) : choices.models({ year, make }, { signal }),
  ]);
  const failed = [years, makes, models].find((list) => list.isErr());
  return {
    years: years.unwrapOr([]),
    makes: makes.unwrapOr([]),
    models: models.unwrapOr([]),
    error: failed?.isErr() ? failed.error : null,
  };
}
