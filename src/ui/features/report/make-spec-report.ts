import { redirect } from 'react-router';
import type { VinportContainer } from '#composition/create-container.ts';
import type { GenerateReportWithSpecError } from '#core/report/generate-report-with-spec.ts';
import { unknownVehicle } from '#core/vehicle/vehicle.ts';

/** The typed description of a vehicle whose number can't be decoded as a VIN. */
type TypedSpec = Readonly<Record<SpecField, string>>;

/** The fields that describe a vehicle, in display order. */
export const SPEC_FIELDS = ['year', 'make', 'model', 'series', 'vin'] as const;

/** One of {@link SPEC_FIELDS}. */
type SpecField = (typeof SPEC_FIELDS)[number];

/** Why there is no report, with the typed values. */
export interface SpecAnswer {
  readonly spec: TypedSpec;
  readonly missing: readonly SpecField[];
  readonly failure: GenerateReportWithSpecError | null;
}

/** Sources are queried by the number. Without it, there is no history to report. */
const REQUIRED: readonly SpecField[] = ['year', 'make', 'model', 'vin'];

/**
 * Generates a report from a description of the vehicle (RPT-01, RPT-02), and redirects to the report list, which then
 * contains it.
 */
export async function makeSpecReport(
  form: FormData,
  container: VinportContainer,
  signal: AbortSignal,
): Promise<SpecAnswer> {
  const text = (name: SpecField) => String(form.get(`spec-${name}`) ?? '').trim();
  const spec: TypedSpec = {
    year: text('year'),
    make: text('make'),
    model: text('model'),
    series: text('series'),
    vin: text('vin'),
  };
  const year = /^\d{4}$/.test(spec.year) ? Number(spec.year) : null;
  const missing = REQUIRED.filter((field) => spec[field] === '' || (field === 'year' && year === null));
  if (missing.length > 0) return { spec, missing, failure: null };
  const account = await container.get('loadAccount')({ signal });
  const vehicle = {
    ...unknownVehicle(spec.vin),
    year,
    make: spec.make,
    model: spec.model,
    series: spec.series || null,
  };
  const email = account.map(({ user }) => user.email).unwrapOr('');
  const made = await container.get('generateReportWithSpec')({ vehicle, email }, { signal });
  if (made.isErr()) return { spec, missing, failure: made.error };
  throw redirect('/members/reports');
}
