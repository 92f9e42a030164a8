import { redirect } from 'react-router';
import { readSearch, type VehicleSearch, type VehicleSearchError } from '#core/vehicle/read-search.ts';
import { usState } from '#core/vehicle/us-state.ts';

/** The choice for a short text that can also be a classic VIN. */
export const CLASSIC_CHOICE = 'classic';

/** The typed value, with its error or the question to answer. */
export interface SearchAnswer {
  readonly text: string;
  readonly choice: string;
  readonly error: VehicleSearchError | null;
  /** The server's message about a VIN whose length our rules don't cover (VEH-08). */
  readonly refusal?: string;
  readonly asks: 'state-missing' | 'choice-missing' | null;
}

/** Redirects to the search result, or returns why it can't. `judge` asks the server to validate a VIN. */
export async function searchVehicle(
  request: Request,
  judge: (vin: string) => Promise<string | null>,
): Promise<SearchAnswer> {
  const form = await request.formData();
  // A VIN-only field submits it under its own name.
  const text = String(form.get('q') ?? form.get('vin') ?? '');
  const choice = String(form.get('choice') ?? '');
  const search = readSearch(text);
  if (search.isErr()) {
    const { error } = search;
    const refusal = error.code === 'vin-length' ? await judge(text) : null;
    return { text, choice, error, asks: null, ...(refusal !== null && { refusal }) };
  }
  const path = searchPath(search.value, choice);
  if (path !== null) throw redirect(path);
  return { text, choice, error: null, asks: search.value.kind === 'plate' ? 'state-missing' : 'choice-missing' };
}

/** Returns the path of a search result, or `null` while a question is unanswered. */
export function searchPath(search: VehicleSearch, choice: string): string | null {
  switch (search.kind) {
    case 'vin':
      return vinPath(search.vin.value);
    case 'plate':
      return platePath(search.plate, search.state ?? usState(choice));
    case 'plate-or-classic':
      return choice === CLASSIC_CHOICE ? vinPath(search.vin.value) : platePath(search.plate, usState(choice));
    case 'name': {
      const { year, make, model } = search;
      return `/vehicle?${new URLSearchParams({ year: String(year), make, model })}`;
    }
  }
}

function vinPath(vin: string): string {
  return `/vehicle-checks/${encodeURIComponent(vin)}`;
}

function platePath(plate: string, state: string | null): string | null {
  return state === null ? null : `/license-plate?${new URLSearchParams({ plate, state })}`;
}
