import type { ReportRequest } from '#core/report/report-making-store.ts';
import { readVin, type VinError } from '#core/vehicle/vin.ts';
import { REPORT_CHOICES, type ReportChoice } from './make-report.ts';

/** What was typed, as it goes back with what is wrong about it. */
export interface TypedReportRequest {
  readonly vin: string;
  readonly mileage: string;
  readonly choice: ReportChoice;
}

/** What is wrong with the form. */
export type ReportRequestError =
  | VinError
  | { readonly code: 'vin-refused'; readonly message: string }
  | { readonly code: 'mileage-invalid' };

/** No vehicle has come further. */
const MAX_MILES = 3_000_000;

/**
 * Reads what report is wanted; a form without a name for the wish, such as a single button, gets the one that is given.
 * A VIN whose length no rule of ours knows is judged by the server.
 */
export async function readReportRequest(
  request: Request,
  nameless: () => string,
  judge: (vin: string) => Promise<string | null>,
): Promise<{
  readonly typed: TypedReportRequest;
  readonly request: ReportRequest | null;
  readonly error: ReportRequestError | null;
}> {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const choice = REPORT_CHOICES.find((one) => one === text('choice')) ?? 'full';
  const typed = { vin: text('vin'), mileage: text('mileage'), choice };
  const read = readVin(typed.vin);
  if (read.isErr()) {
    const message = read.error.code === 'vin-length' ? await judge(typed.vin) : null;
    return { typed, request: null, error: message === null ? read.error : { code: 'vin-refused', message } };
  }
  const mileage = typed.mileage === '' ? null : milesIn(typed.mileage);
  if (Number.isNaN(mileage)) return { typed, request: null, error: { code: 'mileage-invalid' } };
  return { typed, request: { id: text('idempotencyKey') || nameless(), vin: read.value.value, mileage }, error: null };
}

/** Whole miles, with or without signs between the thousands; anything else is not a number. */
function milesIn(text: string): number {
  const miles = /^(\d{1,7}|\d{1,3}([ ,.]\d{3})+)$/.test(text) ? Number(text.replace(/[ ,.]/g, '')) : Number.NaN;
  return miles <= MAX_MILES ? miles : Number.NaN;
}
