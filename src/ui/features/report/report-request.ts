import type { ResultAsync } from 'neverthrow';
import type { VinportContainer } from '#composition/create-container.ts';
import type { Account } from '#core/account/account.ts';
import { type CreditKind, payingCredit } from '#core/billing/credit-ledger.ts';
import type { GenerateReportError } from '#core/report/generate-report.ts';
import type { Report } from '#core/report/report.ts';
import type { ReportRequest } from '#core/report/report-making-store.ts';
import { readVin, type VinError } from '#core/vehicle/vin.ts';

/** The kinds of report that can be generated from a VIN. The site's own report carries its brand. */
export const REPORT_CHOICES = ['full', 'basic', 'site'] as const;

/** One of {@link REPORT_CHOICES}. */
type ReportChoice = (typeof REPORT_CHOICES)[number];

/**
 * Generates the chosen kind of report. A full report for a classic VIN is a classic report (RPT-03 to RPT-05, RPT-09).
 */
export function makeReport(
  container: VinportContainer,
  choice: ReportChoice,
  { id, vin, mileage }: ReportRequest,
  signal: AbortSignal,
): ResultAsync<Report, GenerateReportError> {
  const options: { readonly idempotencyKey: string; readonly signal: AbortSignal } = { idempotencyKey: id, signal };
  switch (choice) {
    case 'full':
      return container.get('generateReportByVin')({ vin, mileage }, options);
    case 'basic':
      return container.get('generateBasicReport')({ vin, mileage }, options);
    case 'site':
      return container.get('generateFireflyReport')({ vin, mileage }, options);
  }
}

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

/** How a report is paid for: with an unlimited subscription, or with a credit, including the number of credits left. */
export type ReportPayment = { readonly kind: 'unlimited' } | { readonly kind: CreditKind; readonly left: number };

/** Returns how the next report is paid for, or `null` if no credits are left. */
export function reportPayment({
  credits,
  subscriptions,
}: Pick<Account, 'credits' | 'subscriptions'>): ReportPayment | null {
  if (subscriptions.vhr === -1) return { kind: 'unlimited' };
  const kind = payingCredit(credits, 'vhr');
  return kind && { kind, left: credits[kind] };
}
