import type { Context, Hono } from 'hono';
import { ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type Call, nothing } from '#contract/define-call.ts';
import { answerWith } from './answer.ts';
import type { OriginError } from './origin-error.ts';
import { readForm, readJson, readQuery } from './read-input.ts';

const READERS = { query: readQuery, form: readForm, json: readJson };

/** Serves a call of the contract: reads what it brings, and answers with what the verb makes of it. */
export function mount<Sent extends object, Wire extends object, Answer>(
  app: Hono,
  { method, path, input: { as, schema } }: Call<Sent, Wire, Answer>,
  verb: (sent: Sent, c: Context) => Promise<Result<Wire, OriginError>>,
): void {
  const bringsNothing: boolean = Object.is(schema, nothing.schema);
  app.on(method, path, async (c) => {
    const sent = bringsNothing ? ok(z.parse(schema, {})) : await READERS[as](c, schema);
    return answerWith(c, sent, (fields) => verb(fields, c));
  });
}
