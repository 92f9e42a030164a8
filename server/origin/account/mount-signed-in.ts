import type { Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Result } from 'neverthrow';
import { err } from 'neverthrow';
import type { Call, CallRequest, StreamedCall } from '#contract/define-call.ts';
import { answer, answerWith } from '../kernel/answer.ts';
import { findRow } from '../kernel/db/rows.ts';
import type { CallLimitName } from '../kernel/limits/call-limits.ts';
import { counted, detailsOf, route, type Taken, takenFrom } from '../kernel/mount.ts';
import type {
  OriginContext,
  OriginError,
  RequestDetails,
  SignedInContext,
  SignedInRequest,
} from '../kernel/origin-context.ts';
import { answerInSteps } from '../kernel/stream-answer.ts';
import { type SignedInEnv, signedIn } from './signed-in.ts';

interface BySomebody {
  readonly by: 'signed-in' | 'dealer';
}

/**
 * Serves an API call for signed-in users, or only for dealers. The handler receives the caller. With a limit, calls with
 * valid input are counted by their account.
 */
export function mountSignedIn<Sent extends object, Wire, Answer, Fields>(
  app: Hono<SignedInEnv>,
  ctx: OriginContext,
  call: Call<Sent, Wire, Answer, Fields> & BySomebody,
  verb: (ctx: SignedInContext, taken: Fields, request: SignedInRequest) => Promise<Result<Wire & object, OriginError>>,
  limit?: CallLimitName,
): void {
  const respond = (taken: Taken<Fields>, caller: SignedInContext, c: Context<SignedInEnv>) =>
    answerWith(c, taken, (fields) => verb(caller, fields, { ...detailsOf(ctx, c), token: c.get('token') }));
  serveSignedIn(app, ctx, call, respond, limit);
}

/** Serves such a call and streams its steps to clients that accept server-sent events. */
export function mountSteps<Sent extends object, Wire, Answer, Step extends object, Fields>(
  app: Hono<SignedInEnv>,
  ctx: OriginContext,
  call: StreamedCall<Sent, Wire, Answer, Step, Fields> & BySomebody,
  verb: (
    ctx: SignedInContext,
    taken: Fields,
    onStep: (step: Step) => void,
    request: RequestDetails,
  ) => Promise<Result<Wire & object, OriginError>>,
): void {
  serveSignedIn(app, ctx, call, (input, caller, c) =>
    answerInSteps(c, ctx, { input, events: call.events }, (fields, onStep: (step: Step) => void) =>
      verb(caller, fields, onStep, detailsOf(ctx, c)),
    ),
  );
}

/** Serves such a call when the response is not plain JSON, such as a file or a stream. */
export function serveSignedIn<Sent extends object, Fields>(
  app: Hono<SignedInEnv>,
  ctx: OriginContext,
  call: CallRequest<Sent, Fields> & BySomebody,
  respond: (taken: Taken<Fields>, ctx: SignedInContext, c: Context<SignedInEnv>) => Promise<Response>,
  limit?: CallLimitName,
): void {
  const guards = call.by === 'dealer' ? [signedIn(ctx), onlyDealers()] : [signedIn(ctx)];
  route(app, call, guards, async (c) => {
    const taken = await takenFrom(c, call);
    const caller = c.get('signedIn');
    return respond(limit ? await counted(ctx, taken, { limit, by: caller.userId }) : taken, caller, c);
  });
}

/** Lets a signed-in person through only when they are registered as a dealer. */
function onlyDealers() {
  return createMiddleware<SignedInEnv>(async (c, next) => {
    const { db, userId } = c.get('signedIn');
    const dealer = await findRow(db, 'users', { id: userId, user_type: 'dealer' });
    return dealer ? next() : answer(c, err({ code: 'forbidden', message: 'This is for dealers.' }));
  });
}
