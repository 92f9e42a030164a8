import * as z from 'zod/mini';
import type { HistoryReport } from '#core/report/compose-report.ts';
import { REPORT_SECTIONS } from '#core/report/history-source.ts';
import type { OdometerReason } from '#core/report/odometer-finding.ts';
import type { SectionCoverage } from '#core/report/report-coverage.ts';
import { type Finding, type FindingMatter, PLAIN_FINDINGS } from '#core/report/report-finding.ts';
import { money } from '../fields.ts';
import { storedVehicle } from '../vehicle/stored-vehicle.ts';
import { historyRecord, vehicleUse } from './history-record.ts';

const moment = z.int();
const text = z.string();
const known = z.nullable(text);
const section = z.enum(REPORT_SECTIONS);
const unit = z.enum(['mi', 'km']);

const odometerReason: z.ZodMiniType<OdometerReason> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rollback'), milesLost: z.number() }),
  z.object({ kind: z.literal('implausible-rate'), milesPerDay: z.number() }),
  z.object({ kind: z.literal('unit-mix-up'), likelyUnit: unit }),
  z.object({ kind: z.literal('five-digit-rollover'), likelyMiles: z.number() }),
]);

const matter: z.ZodMiniType<FindingMatter> = z.discriminatedUnion('code', [
  z.object({ code: z.literal('brand'), brandCode: text, state: known }),
  z.object({ code: z.literal('title-wash'), brandCodes: z.array(text), from: text, to: text }),
  z.object({ code: z.literal('odometer'), reason: odometerReason, isExempt: z.boolean() }),
  z.object({ code: z.literal('accident'), severity: text, airbagsDeployed: z.nullable(z.boolean()) }),
  z.object({ code: z.literal('salvage'), disposition: z.enum(['junk', 'salvage', 'total-loss']) }),
  z.object({ code: z.enum(PLAIN_FINDINGS) }),
  z.object({ code: z.literal('lien'), holder: text }),
  z.object({ code: z.literal('announcement'), text }),
  z.object({ code: z.literal('use'), use: z.enum(['rental', 'fleet', 'taxi', 'police']) }),
  z.object({
    code: z.literal('recall'),
    campaign: text,
    component: text,
    parkIt: z.boolean(),
    parkOutside: z.boolean(),
  }),
]);

const evidence = z.object({ source: text, recordId: text, at: moment });

/** A finding of a report. */
export const finding: z.ZodMiniType<Finding> = z.object({
  id: text,
  section,
  weight: z.enum(['severe', 'caution', 'notice']),
  matter,
  evidence: z.array(evidence),
});

/** How completely a section was checked. */
export const coverage: z.ZodMiniType<SectionCoverage> = z.object({
  section,
  state: z.enum(['found', 'clear', 'no-data', 'not-checked']),
  records: z.int(),
  checked: z.array(text),
  missing: z.array(text),
});

/** The possible verdicts of a report. */
export const verdictLevel = z.enum(['warning', 'caution', 'nothing-found', 'not-enough']);

/** The content of a stored report. */
export const historyReport: z.ZodMiniType<HistoryReport> = z.object({
  vehicle: storedVehicle,
  gatheredAt: moment,
  demonstration: z.boolean(),
  verdict: z.object({
    level: verdictLevel,
    because: z.array(text),
    unknown: z.array(section),
  }),
  coverage: z.array(coverage),
  findings: z.array(finding),
  records: z.array(historyRecord),
  readings: z.array(z.object({ at: moment, value: z.number(), unit, source: text, recordId: text })),
  ownerships: z.array(
    z.object({
      number: z.int(),
      from: moment,
      until: z.nullable(moment),
      use: vehicleUse,
      place: known,
      source: text,
      recordId: text,
    }),
  ),
  estimate: z.nullable(
    z.object({
      low: money,
      high: money,
      method: z.literal('own-prices-aged'),
      evidence: z.array(evidence),
    }),
  ),
  sources: z.array(z.object({ id: text, name: text, sections: z.array(section) })),
});
