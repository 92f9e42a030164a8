import * as z from 'zod/mini';
import { REPORT_SECTIONS } from '#core/report/history-source.ts';
import type { ReportChanges } from '#core/report/report-changes.ts';
import { vehicleFromRecord } from '#core/vehicle/vehicle-from-record.ts';
import { defineCall, form, query } from '../define-call.ts';
import { id, page, moment as wireMoment } from '../fields.ts';
import { success } from '../success.ts';
import { wireVehicle } from '../vehicle/wire-vehicle.ts';
import { historyRecord } from './history-record.ts';
import { coverage, finding, verdictLevel } from './history-report.ts';
import {
  disputeFromWire,
  reportFromWire,
  summaryFromWire,
  wireDispute,
  wireReport,
  wireSummary,
} from './wire-report.ts';

const ofReport = query({ id });
const listed = z.pick(page, { page: true });
const moment = z.optional(z.coerce.number<string | number>().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)));

/** A report with its owner's disputes. */
export const wireDisputedReport = z.extend(wireReport, { disputes: z.array(wireDispute) });

const changes: z.ZodMiniType<ReportChanges> = z.object({
  verdict: z.nullable(z.object({ from: verdictLevel, to: verdictLevel })),
  addedRecords: z.array(historyRecord),
  removedRecords: z.array(historyRecord),
  addedFindings: z.array(finding),
  removedFindings: z.array(finding),
  coverage: z.array(z.enum(REPORT_SECTIONS)),
});

const reading = { method: 'GET', by: 'signed-in', exact: true } as const;

const listing = {
  ...reading,
  output: success(z.object({ reports: z.array(wireSummary), page: z.int(), total: z.int() })),
  read: ({ data }: { readonly data: { reports: z.output<typeof wireSummary>[]; page: number; total: number } }) => ({
    ...data,
    reports: data.reports.map(summaryFromWire),
  }),
} as const;

/** The calls that read reports: specification, section 7, "Reports" (RPT-11), and the product's own. */
export const readCalls = {
  list: defineCall({ ...listing, path: '/api-cwa/report-lists', input: { as: 'query', schema: listed } }),
  /** `from` is inclusive, `until` is exclusive. */
  listFiltered: defineCall({
    ...listing,
    path: '/api-cwa/filter_report_lists',
    input: {
      as: 'query',
      schema: z.extend(listed, {
        vin: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(64))),
        text: z.optional(z.string().check(z.trim(), z.maxLength(64))),
        kind: z.optional(wireSummary.shape.kind),
        from: moment,
        until: moment,
      }),
    },
  }),
  read: defineCall({
    ...reading,
    path: '/api-cwa/report',
    input: ofReport,
    output: success(wireDisputedReport),
    read: ({ data: { disputes, ...report } }) => ({
      ...reportFromWire(report),
      disputes: disputes.map(disputeFromWire),
    }),
  }),
  /** Returns the differences from the previous report of the same vehicle, or `null` if this report is the first. */
  compare: defineCall({
    ...reading,
    path: '/api-cwa/report-changes',
    input: ofReport,
    output: success(z.nullable(z.object({ earlier: z.object({ id: z.string(), created_at: wireMoment }), changes }))),
    read: ({ data }) => data && { ...data, earlier: { id: data.earlier.id, createdAt: data.earlier.created_at } },
  }),
  dispute: defineCall({
    method: 'POST',
    path: '/api-cwa/dispute',
    by: 'signed-in',
    onlyOnce: true,
    exact: true,
    input: form({
      // The report ID.
      id,
      finding_id: z.string().check(z.minLength(1), z.maxLength(2_000)),
      message: z.string().check(z.trim(), z.minLength(1, 'Please enter a message'), z.maxLength(5_000)),
    }),
    output: success(wireDispute),
    read: ({ data }) => disputeFromWire(data),
  }),
  /**
   * Returns the record counts and the available documents before purchase. `records` is the total of all sections
   * except recalls.
   */
  preview: defineCall({
    method: 'GET',
    path: '/api-cwa/search-page',
    by: 'anyone',
    exact: true,
    input: query({ vin: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
    output: success(
      z.object({
        vehicle: wireVehicle,
        sections: z.array(coverage),
        records: z.int(),
        report: z.boolean(),
        sticker: z.boolean(),
        demonstration: z.boolean(),
      }),
    ),
    read: ({ data: { vehicle, report: hasReport, sticker: hasSticker, ...same } }) => ({
      ...same,
      vehicle: vehicleFromRecord(vehicle),
      hasReport,
      hasSticker,
    }),
  }),
};
