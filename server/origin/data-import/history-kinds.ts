import * as z from 'zod';
import { vehicleUse } from '#contract/report/history-record.ts';
import type { HistoryRecord } from '#core/report/history-record.ts';
import { type ReportSection, sectionOf } from '#core/report/history-source.ts';
import { titleBrand } from '#core/report/title-brand.ts';
import type { HistoryRecordRow } from '../kernel/db/record-rows.ts';
import { money } from '../kernel/money.ts';

type HistoryKind = HistoryRecordRow['kind'];

const text = z.string().trim().min(1).max(1_000);
const place = text.nullable().default(null);
const reading = z.object({ value: z.int().min(0), unit: z.enum(['mi', 'km']) });
const odometer = reading.nullable().default(null);
const price = money.nullable().default(null);
const use = z.prefault(vehicleUse, 'unknown');
const brand = z
  .string()
  .refine((code) => titleBrand(code) !== null, 'it is not a title brand')
  .transform((code) => code.trim().padStart(2, '0'));

/** The payload of each kind of record. Values that the source does not report are `null`. */
const payload = {
  title: z.object({ state: z.string().trim().min(2).max(40), brands: z.array(brand).max(20).default([]), odometer }),
  odometer: reading.extend({ place }),
  accident: z.object({
    severity: z.enum(['minor', 'moderate', 'severe']).nullable().default(null),
    description: text,
    airbagsDeployed: z.boolean().nullable().default(null),
    odometer,
    place,
  }),
  salvage: z.object({ disposition: z.enum(['junk', 'salvage', 'total-loss']), description: text, odometer, place }),
  theft: z.object({ state: z.enum(['stolen', 'recovered']), place }),
  lien: z.object({ state: z.enum(['active', 'released']), holder: text.nullable().default(null), place }),
  auction: z.object({
    house: text,
    lot: text.nullable().default(null),
    price,
    announcements: z.array(text).max(50).default([]),
    odometer,
    place,
  }),
  listing: z.object({ seller: text, price, odometer, place }),
  owner: z.object({ use, odometer, place }),
} as const satisfies Readonly<Record<HistoryKind, z.ZodType>>;

/** The kinds whose source is also a source of odometer readings. */
const READS_ODOMETER: readonly HistoryKind[] = ['title', 'auction', 'listing'];

/**
 * Returns the schema of an object with these fields, a kind, and the payload of that kind.
 *
 * @example
 * historyEntry({ source: z.string() }).parse({ source: 'State', kind: 'owner', payload: { use: 'taxi' } });
 */
export function historyEntry<Fields extends z.ZodRawShape>(fields: Fields) {
  const of = <Kind extends HistoryKind>(kind: Kind) =>
    z.object({ ...fields, kind: z.literal(kind), payload: payload[kind] });
  return z.discriminatedUnion('kind', [
    of('title'),
    of('odometer'),
    of('accident'),
    of('salvage'),
    of('theft'),
    of('lien'),
    of('auction'),
    of('listing'),
    of('owner'),
  ]);
}

/** The schema of a stored row with its parsed payload. */
export const historyRow = historyEntry({ source: z.string(), recordId: z.string(), at: z.int() });

/** A stored row with its parsed payload. */
export type HistoryEntry = z.infer<typeof historyRow>;

/** Returns the sections covered by entries of this kind. */
export function sectionsOfKind(kind: HistoryKind): readonly ReportSection[] {
  return READS_ODOMETER.includes(kind) ? [sectionOf(kind), 'odometer'] : [sectionOf(kind)];
}

/** Returns the record of an entry. The end of a theft or lien becomes a record of its own, dated by the end. */
export function recordOf(entry: HistoryEntry): HistoryRecord {
  const { source, recordId, at } = entry;
  switch (entry.kind) {
    case 'title': {
      const { state, brands, odometer } = entry.payload;
      return { source, recordId, at, kind: entry.kind, place: state, odometer, brandCodes: brands };
    }
    case 'odometer': {
      const { place, ...odometer } = entry.payload;
      return { source, recordId, at, kind: entry.kind, place, odometer };
    }
    case 'accident': {
      const { severity, ...payload } = entry.payload;
      return { source, recordId, at, kind: entry.kind, severity: severity ?? 'unknown', ...payload };
    }
    case 'theft': {
      const { state, place } = entry.payload;
      const recoveredAt = state === 'recovered' ? at : null;
      return { source, recordId, at, kind: entry.kind, place, odometer: null, recoveredAt };
    }
    case 'lien': {
      const { state, holder, place } = entry.payload;
      const releasedAt = state === 'released' ? at : null;
      return { source, recordId, at, kind: entry.kind, place, odometer: null, holder: holder ?? '', releasedAt };
    }
    case 'auction': {
      const { house, lot, ...payload } = entry.payload;
      return { source, recordId, at, kind: entry.kind, ...payload };
    }
    case 'salvage':
      return { source, recordId, at, kind: entry.kind, ...entry.payload };
    case 'listing':
      return { source, recordId, at, kind: entry.kind, ...entry.payload };
    case 'owner':
      return { source, recordId, at, kind: entry.kind, ...entry.payload };
  }
}
