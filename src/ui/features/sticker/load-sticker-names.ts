import { ok } from 'neverthrow';
import type { VinportContainer } from '#composition/create-container.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';

/** The available choices. A list is empty until the previous selection is made. */
export interface StickerNameLists {
  readonly years: readonly number[];
  readonly makes: readonly string[];
  readonly models: readonly string[];
  readonly trims: readonly string[];
  /** Why lists are missing. */
  readonly error: CallError | null;
}

/** The selections so far, as in the URL. */
export interface PickedName {
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
}

/** Reads the selections from a URL. */
export function pickedName(params: URLSearchParams): PickedName {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  return { year: text('year'), make: text('make'), model: text('model'), trim: text('trim') };
}

/** Loads the next choices. */
export async function loadStickerNames(
  container: VinportContainer,
  picked: PickedName,
  signal: AbortSignal,
): Promise<StickerNameLists> {
  const names = container.get('stickerNames');
  const { make, model } = picked;
  const year = /^\d{4}$/.test(picked.year) ? Number(picked.year) : null;
  const [years, makes, models, trims] = await Promise.all([
    names.years({ signal }),
    year === null ? ok([]) : names.makes(year, { signal }),
    year === null || make === '' ? ok([]) : names.models({ year, make }, { signal }),
    year === null || make === '' || model === '' ? ok([]) : names.trims({ year, make, model }, { signal }),
  ]);
  const failed = [years, makes, models, trims].find((list) => list.isErr());
  return {
    years: years.unwrapOr([]),
    makes: makes.unwrapOr([]),
    models: models.unwrapOr([]),
    trims: trims.unwrapOr([]),
    error: failed?.isErr() ? failed.error : null,
  };
}
