import type { Context, Env, Handler, Hono, MiddlewareHandler } from 'hono';
import { ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type Call, type CallRequest, nothing } from '#contract/define-call.ts';
import { answerWith } from './answer.ts';
import type { OriginError } from './origin-context.ts';
import { readForm, readJson, readQuery } from './read-input.ts';

const READERS = { query: readQuery, form: readForm, multipart: readForm, json: readJson };

/** The parsed input of a request, or a validation error. */
export type Taken<Fields> = Result<Fields, OriginError>;

/** Serves a public API call: parses its input and responds with the handler's result. */
export function mount<Sent extends object, Wire, Answer, Fields, E extends Env>(
  app: Hono<E>,
  call: Call<Sent, Wire, Answer, Fields> & { readonly by: 'anyone' },
  verb: (taken: Fields, c: Context) => Promise<Result<Wire & object, OriginError>>,
): void {
  serve(app, call, (taken, c) => answerWith(c, taken, (fields) => verb(fields, c)));
}

/** Serves a public API call whose response is not plain JSON, such as a file or a stream. */
export function serve<Sent extends object, Fields, E extends Env>(
  app: Hono<E>,
  call: CallRequest<Sent, Fields> & { readonly by: 'anyone' },
  respond: (taken: Taken<Fields>, c: Context) => Promise<Response>,
): void {
  route(app, call, [], async (c) => respond(await takenFrom(c, call), c));
}

/** Registers a call at all its paths, behind its guards. */
export function route<E extends Env>(
  app: Hono<E>,
  { method, path, alsoAt = [] }: Pick<CallRequest<never>, 'method' | 'path' | 'alsoAt'>,
  guards: readonly MiddlewareHandler<E>[],
  handler: Handler<E>,
): void {
  app.on(method, [path, ...alsoAt], ...guards, handler);
}

/** Parses the input of a request. */
export async function takenFrom<Sent, Fields>(
  c: Context,
  { input: { as, schema } }: Pick<CallRequest<Sent, Fields>, 'input'>,
): Promise<Taken<Fields>> {
  return Object.is(schema, nothing.schema) ? ok(z.parse(schema, {})) : READERS[as](c, schema);
}
