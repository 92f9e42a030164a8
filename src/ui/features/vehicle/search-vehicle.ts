import { redirect } from 'react-router';
import { readSearch, type VehicleSearch, type VehicleSearchError } from '../../../core/vehicle/read-search.ts';
import { usState } from '../../../core/vehicle/us-state.ts';

/** What a person chooses where a few signs may also be the VIN of a classic. */
export const CLASSIC_CHOICE = 'classic';

/** What was typed, with what is wrong with it, or what still has to be said about it. */
export interface SearchAnswer {
  readonly text: string;
  readonly choice: string;
  readonly error: VehicleSearchError | null;
  readonly asks: 'state-missing' | 'choice-missing' | null;
}

/** Leads to what was looked for, or tells why it cannot. */
export async function searchVehicle(request: Request): Promise<SearchAnswer> {
  const form = await request.formData();
  // A field for a VIN alone sends it under its own name.
  const text = String(form.get('q') ?? form.get('vin') ?? '');
  const choice = String(form.get('choice') ?? '');
  return readSearch(text).match(
    (search): SearchAnswer => {
      const path = searchPath(search, choice);
      if (path !== null) throw redirect(path);
      return { text, choice, error: null, asks: search.kind === 'plate' ? 'state-missing' : 'choice-missing' };
    },
    (error) => ({ text, choice, error, asks: null }),
  );
}

/** Where a search leads to; `null` as long as something has to be asked. */
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
