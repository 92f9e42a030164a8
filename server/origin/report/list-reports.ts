import { sql } from 'kysely';
import { ok } from 'neverthrow';
import * as z from 'zod';
import type { TakenBy } from '#contract/define-call.ts';
import type { readCalls } from '#contract/report/read-calls.ts';
import { storedVehicle } from '#contract/vehicle/stored-vehicle.ts';
import type { CallResult, SignedInContext } from '../kernel/origin-context.ts';
import { rowsOf } from '../kernel/page-input.ts';
import { wireSummary } from './wire-report.ts';

type Filter = TakenBy<typeof readCalls.listFiltered>;

const REPORTS_ON_A_PAGE = 20;

const listedSnapshot = z.object({ vehicle: storedVehicle });

/** Lists the user's reports, newest first. */
export async function listReports(ctx: SignedInContext, input: Filter): Promise<CallResult<typeof readCalls.list>> {
  const rows = await pageOfReports(ctx, input).execute();
  // Most users' reports fit on one page, so its rows are the total count.
  const total = input.page === 1 && rows.length < REPORTS_ON_A_PAGE ? rows.length : await countReports(ctx, input);
  return ok({
    status: 'success',
    data: {
      reports: rows.map(({ id, report_kind, created_at, snapshot }) =>
        wireSummary({
          id,
          kind: report_kind ?? 'full',
          createdAt: created_at,
          vehicle: listedSnapshot.parse(JSON.parse(snapshot)).vehicle,
        }),
      ),
      page: input.page,
      total,
    },
  });
}

async function countReports(ctx: SignedInContext, input: Filter): Promise<number> {
  const { total } = await reportsOf(ctx, input)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Selects the rows of one page, searching only the index before reading them. */
export function pageOfReports(ctx: SignedInContext, input: Filter) {
  const { limit, offset } = rowsOf({ page: input.page, per_page: REPORTS_ON_A_PAGE });
  const ids = reportsOf(ctx, input)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);
  return ctx.db
    .selectFrom('documents')
    .select(['id', 'report_kind', 'created_at', 'snapshot'])
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}

function reportsOf({ db, userId }: SignedInContext, { vin, text = '', kind, from, until }: Filter) {
  const found = db
    .selectFrom('documents')
    .where('user_id', '=', userId)
    .where('kind', '=', 'report')
    .where('revoked_by', 'is', null)
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from ?? 0))
    .$if(until !== undefined, (query) => query.where('created_at', '<', until ?? 0))
    .$if(kind !== undefined, (query) => query.where('report_kind', '=', kind ?? null))
    .$if(vin !== undefined && vin !== '', (query) =>
      query.where(sql<boolean>`vin like ${`%${literal(vin ?? '')}%`} escape '!'`),
    );
  return wordsIn(text).reduce((narrowed, word) => narrowed.where(bears(word)), found);
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Returns whether a report's vehicle contains a word. Its name is only stored in the JSON snapshot. */
function bears(word: string) {
  const inJson = literal(JSON.stringify(word).slice(1, -1));
  const names = ['make', 'model', 'series'].map((name) => `%"${name}":"${inJson}%`);
  const patterns = /^\d{4}$/.test(word) ? [...names, `%"year":${word},%`] : names;
  const called = patterns.map((pattern) => sql<boolean>`lower(snapshot) like ${pattern} escape '!'`);
  return sql<boolean>`(lower(vin) like ${`%${literal(word)}%`} escape '!' or ${sql.join(called, sql` or `)})`;
}

/** Escapes a part of a VIN for a LIKE pattern. */
function literal(text: string): string {
  return text.replace(/[!%_]/g, '!$&');
}
