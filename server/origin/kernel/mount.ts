import type { Context, Env, Handler, Hono, MiddlewareHandler } from 'hono';
import { ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type Call, type CallRequest, nothing } from '#contract/define-call.ts';
import { answerWith } from './answer.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import type { CallLimitName } from './limits/call-limits.ts';
import { callerOf } from './limits/caller.ts';
import { type CountedCall, limitCalls } from './limits/limit-calls.ts';
import type { OriginContext, OriginError, RequestDetails } from './origin-context.ts';
import { readForm, readJson, readQuery } from './read-input.ts';
import { siteCluesOf } from './site/site-address.ts';
import { siteOfRequest } from './site/site-of-request.ts';

const READERS = { query: readQuery, form: readForm, multipart: readForm, json: readJson };

/** The parsed input of a request, or the error of its validation or rate limit. */
export type Taken<Fields> = Result<Fields, OriginError>;

/**
 * Serves a public API call: parses its input and responds with the handler's result. With a limit, calls with valid
 * input are counted by their caller.
 */
export function mount<Sent extends object, Wire, Answer, Fields, E extends Env>(
  app: Hono<E>,
  ctx: OriginContext,
  call: Call<Sent, Wire, Answer, Fields> & { readonly by: 'anyone' },
  verb: (
    ctx: OriginContext,
    taken: Fields,
    request: RequestDetails,
    c: Context,
  ) => Promise<Result<Wire & object, OriginError>>,
  limit?: CallLimitName,
): void {
  const respond = (taken: Taken<Fields>, c: Context) =>
    answerWith(c, taken, (fields) => verb(ctx, fields, detailsOf(ctx, c), c));
  serve(app, ctx, call, respond, limit);
}

/** Serves a public API call whose response is not plain JSON, such as a file or a stream. */
export function serve<Sent extends object, Fields, E extends Env>(
  app: Hono<E>,
  ctx: OriginContext,
  call: CallRequest<Sent, Fields> & { readonly by: 'anyone' },
  respond: (taken: Taken<Fields>, c: Context) => Promise<Response>,
  limit?: CallLimitName,
): void {
  route(app, call, [], async (c) => {
    const taken = await takenFrom(c, call);
    return respond(limit ? await counted(ctx, taken, { limit, by: callerOf(c) }) : taken, c);
  });
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

/** Counts a call if its input is valid; the input becomes an error when the limit is exceeded. */
export async function counted<Fields>(
  ctx: OriginContext,
  taken: Taken<Fields>,
  call: CountedCall,
): Promise<Taken<Fields>> {
  return taken.isErr() ? taken : (await limitCalls(ctx, [call])).map(() => taken.value);
}

/** Returns what calls need of a request beside its input. */
export function detailsOf(ctx: OriginContext, c: Context): RequestDetails {
  return {
    caller: callerOf(c),
    clues: siteCluesOf(c),
    domain: siteOfRequest(ctx, c),
    idempotencyKey: idempotencyKeyOf(c),
  };
}
