import { createMiddleware } from 'hono/factory';
import { err } from 'neverthrow';
import { answer } from '../kernel/answer.ts';
import type { SignedInEnv } from './signed-in.ts';

/** Lets a signed-in person through only when they are registered as a dealer. */
export function onlyDealers() {
  return createMiddleware<SignedInEnv>(async (c, next) => {
    const { db, userId } = c.get('signedIn');
    const dealer = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('user_type', '=', 'dealer')
      .executeTakeFirst();
    return dealer ? next() : answer(c, err({ code: 'forbidden', message: 'This is for dealers.' }));
  });
}
