import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod';
import { answer, answerWith } from './answer.ts';
import type { OriginContext, OriginError } from './origin-context.ts';

/** The event names of a stream. */
export interface StreamedEvents {
  /** Name of the progress events. */
  readonly step: string;
  /** Name of the final event. */
  readonly answer: string;
}

/**
 * Responds with server-sent events if requested: one per step, then the result, or `failure` with the status it would
 * have had. Other clients receive only the result. The work continues to its end even if the client disconnects.
 */
export async function answerInSteps<Input, Step extends object>(
  c: Context,
  ctx: Pick<OriginContext, 'logger' | 'newId'>,
  { input, events }: { readonly input: Result<Input, OriginError>; readonly events: StreamedEvents },
  make: (input: Input, onStep: (step: Step) => void) => Promise<Result<object, OriginError>>,
): Promise<Response> {
  const wantsSteps = c.req.header('accept')?.includes('text/event-stream') === true;
  if (!wantsSteps || input.isErr()) return answerWith(c, input, (fields) => make(fields, () => undefined));
  // A buffering proxy would hold back all progress events.
  c.header('x-accel-buffering', 'no');
  return streamSSE(c, async (stream) => {
    const send = (event: string, data: object) => stream.writeSSE({ event, data: JSON.stringify(data) });
    // Errors thrown here do not reach the app's error handler, and Hono would send them to the client.
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
