import type { ReportRequest } from '#core/report/report-making-store.ts';
import { readVin, type VinError } from '#core/vehicle/vin.ts';
import { REPORT_CHOICES, type ReportChoice } from './make-report.ts';

/** The typed values, returned with their errors. */
export interface TypedReportRequest {
  readonly vin: string;
  readonly mileage: string;
  readonly choice: ReportChoice;
}

/** An error in the form. */
export type ReportRequestError =
  | VinError
  | { readonly code: 'vin-refused'; readonly message: string }
  | { readonly code: 'mileage-invalid' };

/** More than any vehicle has driven. */
const MAX_MILES = 3_000_000;

/**
 * Reads the requested report. A form without an idempotency key, such as a single button, gets the given one. The
 * server validates a VIN whose length our rules don't cover.
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

/** Returns whole miles, with or without thousands separators. Any other text isn't a number. */
function milesIn(text: string): number {
  const miles = /^(\d{1,7}|\d{1,3}([ ,.]\d{3})+)$/.test(text) ? Number(text.replace(/[ ,.]/g, '')) : Number.NaN;
  return miles <= MAX_MILES ? miles : Number.NaN;
}
