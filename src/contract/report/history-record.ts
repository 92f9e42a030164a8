import * as z from 'zod/mini';
import type { Recall } from '#core/recall/recall.ts';
import type { HistoryRecord } from '#core/report/history-record.ts';
import { money } from '../fields.ts';

const moment = z.int();
const text = z.string();

const recall: z.ZodMiniType<Recall> = z.object({
  campaign: text,
  manufacturer: text,
  component: text,
  summary: text,
  consequence: text,
  remedy: text,
  notes: text,
  reportedAt: z.nullable(moment),
  ownersNotifiedAt: z.nullable(moment),
  parkIt: z.boolean(),
  parkOutside: z.boolean(),
  overTheAirUpdate: z.boolean(),
});

const base = {
  source: text,
  recordId: text,
  at: moment,
  place: z.nullable(text),
  odometer: z.nullable(z.object({ value: z.number().check(z.minimum(0)), unit: z.enum(['mi', 'km']) })),
};

/** The ways in which owners use a vehicle. */
export const vehicleUse = z.enum(['personal', 'lease', 'rental', 'fleet', 'taxi', 'police', 'unknown']);

/** A record of a vehicle's history, as stored in a report. */
export const historyRecord: z.ZodMiniType<HistoryRecord> = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('title'), brandCodes: z.array(text) }),
  z.object({ ...base, kind: z.literal('odometer') }),
  z.object({
    ...base,
    kind: z.literal('accident'),
    severity: z.enum(['minor', 'moderate', 'severe', 'unknown']),
    airbagsDeployed: z.nullable(z.boolean()),
    description: text,
  }),
  z.object({
    ...base,
    kind: z.literal('salvage'),
    disposition: z.enum(['junk', 'salvage', 'total-loss']),
    description: text,
  }),
  z.object({ ...base, kind: z.literal('theft'), recoveredAt: z.nullable(moment) }),
  z.object({ ...base, kind: z.literal('lien'), holder: text, releasedAt: z.nullable(moment) }),
  z.object({ ...base, kind: z.literal('auction'), price: z.nullable(money), announcements: z.array(text) }),
  z.object({ ...base, kind: z.literal('listing'), price: z.nullable(money), seller: text }),
  z.object({ ...base, kind: z.literal('owner'), use: vehicleUse }),
  z.object({ ...base, kind: z.literal('recall'), recall }),
]);
