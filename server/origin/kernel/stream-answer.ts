import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod';
import { answer, answerWith } from './answer.ts';
import type { OriginContext } from './origin-context.ts';
import type { OriginError } from './origin-error.ts';

/** What the events of a stream are called. */
export interface StreamedEvents {
  /** Told on the way. */
  readonly step: string;
  /** Told at the end. */
  readonly answer: string;
}

/**
 * Answers who asks for it with server-sent events: one for each step, and at the end the answer, or `failure` with the
 * status it would have had; anybody else with the answer alone. What was asked for is done to its end also when nobody
 * listens any more.
 */
export async function answerInSteps<Input, Step extends object>(
  c: Context,
  ctx: Pick<OriginContext, 'logger' | 'newId'>,
  { input, events }: { readonly input: Result<Input, OriginError>; readonly events: StreamedEvents },
  make: (input: Input, onStep: (step: Step) => void) => Promise<Result<object, OriginError>>,
): Promise<Response> {
  const wantsSteps = c.req.header('accept')?.includes('text/event-stream') === true;
  if (!wantsSteps || input.isErr()) return answerWith(c, input, (fields) => make(fields, () => undefined));
  // A proxy that gathers an answer before it hands it on would hold back every step.
  c.header('x-accel-buffering', 'no');
  return streamSSE(c, async (stream) => {
    const send = (event: string, data: object) => stream.writeSSE({ event, data: JSON.stringify(data) });
    // What is thrown here reaches no error handler of the app, and Hono would tell it to the listener.
    const made = await ResultAsync.fromPromise(
      make(input.value, (step) => void send(events.step, step)),
      (error) => error,
    );
    if (made.isErr()) {
      const id = ctx.newId();
      ctx.logger.error({ err: made.error, id, path: c.req.path }, 'A call failed.');
      await send('failure', { http_status: 500, status: 'error', message: 'Something went wrong', id });
    } else if (made.value.isErr()) {
      const failed = answer(c, made.value);
      await send('failure', { http_status: failed.status, ...body.parse(await failed.json()) });
    } else {
      await send(events.answer, made.value.value);
    }
  });
}

const body = z.record(z.string(), z.unknown());
