import { type Context, Hono } from 'hono';
import type * as z from 'zod';
import { answerWith } from '../kernel/answer.ts';
import type { LogEntryRow } from '../kernel/db/content-rows.ts';
import { callerOf } from '../kernel/limits/caller.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { readForm, readJson } from '../kernel/read-input.ts';
import { siteOfRequest } from '../kernel/site/site-of-request.ts';
import { contactMailInput, keepLogEntry, logEntryInput } from './keep-log-entry.ts';

/** The calls by which pages report something; anyone may make them, within limits. */
export function logRoutes(ctx: OriginContext): Hono {
  const keep = (kind: LogEntryRow['kind'], schema: z.ZodType<Record<string, unknown>>) => async (c: Context) => {
    const isJson = (c.req.header('content-type') ?? '').startsWith('application/json');
    const input = isJson ? await readJson(c, schema) : await readForm(c, schema);
    return answerWith(c, input, (fields) =>
      keepLogEntry(ctx, fields, { kind, caller: callerOf(c), domain: siteOfRequest(ctx, c) }),
    );
  };
  return new Hono()
    .post('/api-cwa/contact-mail', keep('contact-mail', contactMailInput))
    .post('/api-cwa/consent-log', keep('consent-log', logEntryInput))
    .post('/api-cwa/logs', keep('logs', logEntryInput))
    .post('/api-cwa/error_vin', keep('error_vin', logEntryInput));
}
