import type { ReportWish } from '../../../core/report/report-making-store.ts';
import { readVin, type VinError } from '../../../core/vehicle/vin.ts';

/** What was typed, as it goes back with what is wrong about it. */
export interface TypedWish {
  readonly vin: string;
  readonly mileage: string;
}

/** What is wrong with the form. */
export type WishError = VinError | { readonly code: 'mileage-invalid' };

/** No vehicle has come further. */
const MOST_MILES = 3_000_000;

/** Reads what report is wanted; a form without a name for the wish, such as a single button, gets the one that is given. */
export async function readWish(
  request: Request,
  nameless: () => string,
): Promise<{ readonly typed: TypedWish; readonly wish: ReportWish | null; readonly error: WishError | null }> {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const typed = { vin: text('vin'), mileage: text('mileage') };
  const read = readVin(typed.vin);
  if (read.isErr()) return { typed, wish: null, error: read.error };
  const mileage = typed.mileage === '' ? null : milesIn(typed.mileage);
  if (Number.isNaN(mileage)) return { typed, wish: null, error: { code: 'mileage-invalid' } };
  return { typed, wish: { id: text('wish') || nameless(), vin: read.value.value, mileage }, error: null };
}

/** Whole miles, with or without signs between the thousands; anything else is not a number. */
function milesIn(text: string): number {
  const miles = /^(\d{1,7}|\d{1,3}([ ,.]\d{3})+)$/.test(text) ? Number(text.replace(/[ ,.]/g, '')) : Number.NaN;
  return miles <= MOST_MILES ? miles : Number.NaN;
}
