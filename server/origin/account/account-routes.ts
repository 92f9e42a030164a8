import { Hono } from 'hono';
import { answerWith } from '../answer.ts';
import type { OriginContext } from '../origin-context.ts';
import { readForm } from '../read-input.ts';
import { logIn, logInInput } from './log-in.ts';

/** The calls about people. */
export function accountRoutes(ctx: OriginContext): Hono {
  return new Hono().post('/api-cwa/login', async (c) =>
    answerWith(c, await readForm(c, logInInput), (input) => logIn(ctx, input)),
  );
}
