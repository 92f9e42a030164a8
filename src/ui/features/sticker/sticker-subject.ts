import type { StickerBuild } from '#core/sticker/sticker-build-store.ts';
import type { StickerSubject } from '#core/sticker/sticker-subject.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';

type Fields = Pick<FormData, 'get' | 'has'> | URLSearchParams;

/** Reads the subject from a form or URL. A VIN takes precedence over a name. */
export function readSubject(fields: Fields): StickerSubject {
  const text = (name: string) => String(fields.get(name) ?? '');
  const isNamed = ['year', 'make', 'model'].some((name) => fields.has(name));
  if (isNamed && text('vin').trim() === '') {
    return { way: 'name', year: text('year'), make: text('make'), model: text('model') };
  }
  return { way: 'vin', vin: text('vin') };
}

/** Returns the form or URL fields that identify a vehicle: its VIN, or its name if it has none. */
export function subjectFields({
  vin,
  year,
  make,
  model,
}: Pick<Vehicle, 'vin' | 'year' | 'make' | 'model'>): Readonly<Record<string, string>> {
  return vin === '' ? { year: String(year ?? ''), make: make ?? '', model: model ?? '' } : { vin };
}

/** The path where a build is chosen and confirmed. */
export const BUILD_PATH = '/members/stickers/new/build';

/**
 * Returns the path for choosing a vehicle's build under an idempotency key. The choices can be included, so that they
 * outlive the page.
 */
export function buildPath(
  { vehicle, idempotencyKey }: Pick<StickerBuild, 'vehicle' | 'idempotencyKey'>,
  more: Iterable<readonly [string, string]> = [],
): string {
  const query = new URLSearchParams({ ...subjectFields(vehicle), idempotencyKey });
  for (const [name, value] of more) query.append(name, value);
  return `${BUILD_PATH}?${query}`;
}
