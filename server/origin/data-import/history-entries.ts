import * as z from 'zod';
import { vehicleUse } from '#contract/report/history-record.ts';
import { titleBrand } from '#core/report/title-brand.ts';
import type { HistoryRecordRow } from '../kernel/db/record-rows.ts';
import { money } from '../kernel/money.ts';
import { demonstrationFlag, fullVin, moment } from './entry-fields.ts';
import type { EntryKind } from './import-entries.ts';
import { upsertRows } from './upsert-rows.ts';

const text = z.string().trim().min(1).max(1_000);
const place = text.nullable().default(null);
const reading = z.object({ value: z.int().min(0), unit: z.enum(['mi', 'km']) });
const odometer = reading.nullable().default(null);
const use = z.prefault(vehicleUse, 'unknown');
const brand = z
  .string()
  .refine((code) => titleBrand(code) !== null, 'it is not a title brand')
  .transform((code) => code.trim().padStart(2, '0'));

/** The payload of each kind of record. Values that the source does not report are `null`. */
export const historyPayload = {
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
    price: price(),
    announcements: z.array(text).max(50).default([]),
    odometer,
    place,
  }),
  listing: z.object({ seller: text, price: price(), odometer, place }),
  owner: z.object({ use, odometer, place }),
} as const;

const recorded = {
  source: text,
  recordId: z.string().trim().min(1).max(200),
  vin: fullVin,
  /** Required, because a record without a date has no place in a history. */
  occurredAt: moment,
  demonstration: demonstrationFlag,
};

const entry = z
  .discriminatedUnion('kind', [
    z.object({ ...recorded, kind: z.literal('title'), payload: historyPayload.title }),
    z.object({ ...recorded, kind: z.literal('odometer'), payload: historyPayload.odometer }),
    z.object({ ...recorded, kind: z.literal('accident'), payload: historyPayload.accident }),
    z.object({ ...recorded, kind: z.literal('salvage'), payload: historyPayload.salvage }),
    z.object({ ...recorded, kind: z.literal('theft'), payload: historyPayload.theft }),
    z.object({ ...recorded, kind: z.literal('lien'), payload: historyPayload.lien }),
    z.object({ ...recorded, kind: z.literal('auction'), payload: historyPayload.auction }),
    z.object({ ...recorded, kind: z.literal('listing'), payload: historyPayload.listing }),
    z.object({ ...recorded, kind: z.literal('owner'), payload: historyPayload.owner }),
  ])
  .transform(
    ({ source, recordId, vin, kind, occurredAt, payload, demonstration }): HistoryRecordRow => ({
      source,
      record_id: recordId,
      vin,
      kind,
      occurred_at: occurredAt,
      payload: JSON.stringify(payload),
      demonstration,
    }),
  );

/** History records of vehicles from all sources, from titles to changes of ownership. */
export const historyEntries: EntryKind<HistoryRecordRow> = {
  schema: entry,
  write: (trx, entries, { onKnown }) =>
    upsertRows(trx, {
      table: 'history_records',
      key: ['source', 'record_id'],
      rows: entries.map((given) => given.entry),
      onKnown,
    }),
};

function price() {
  return money.nullable().default(null);
}
