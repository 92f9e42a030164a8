import { ok } from 'neverthrow';
import type { VinportContainer } from '#composition/create-container.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';

/** What there is to pick a vehicle from; a list whose turn has not come is empty. */
export interface StickerNameLists {
  readonly years: readonly number[];
  readonly makes: readonly string[];
  readonly models: readonly string[];
  readonly trims: readonly string[];
  /** Why lists are missing. */
  readonly error: CallError | null;
}

/** What was picked so far, as it stands in an address. */
export interface PickedName {
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
}

/** Reads what was picked out of an address. */
export function pickedName(params: URLSearchParams): PickedName {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  return { year: text('year'), make: text('make'), model: text('model'), trim: text('trim') };
}

/** Loads what can be picked next. */
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
