import type { Credits } from '#core/billing/credits.ts';
import { hashPassword } from '#origin/account/password.ts';
import { issueToken } from '#origin/account/token.ts';
import { moveCredit } from '#origin/credits/move-credit.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { aVehicleBuild } from '../builders/a-vehicle-build.ts';
import { makeCustomer } from '../setup/make-customer.ts';
import { openTestOrigin } from '../setup/open-test-origin.ts';
import { KNOWN_VINS, PEOPLES_PASSWORD } from './gateway-world.ts';
import type { WireOrigin } from './open-http-world.ts';

/** Opens the real embedded origin with its own database, called within the process. */
export async function openEmbeddedOrigin(
  engine: 'sqlite' | 'postgres',
): Promise<WireOrigin & { readonly ctx: OriginContext; close(): Promise<void> }> {
  const { ctx, origin, now, close } = await openTestOrigin(engine);
  const passwordHash = await hashPassword(PEOPLES_PASSWORD);
  await ctx.db
    .insertInto('classic_mappings')
    .values({
      vin: KNOWN_VINS.classicWithBlanks,
      year: 1953,
      make: 'MG',
      model: 'TD',
      series: null,
      model_id: null,
      demonstration: 0,
    })
    .execute();
  await ctx.db
    .insertInto('builds')
    .values({
      id: 'MG TD of the contracts',
      vin: null,
      year: 1953,
      make: 'MG',
      model: 'TD',
      trim: 'Roadster',
      build: JSON.stringify(aVehicleBuild({ trim: 'Roadster', style: '2-door roadster' })),
      demonstration: 0,
    })
    .execute();
  await ctx.db
    .insertInto('history_records')
    .values({
      source: 'Records of the contracts',
      record_id: '1',
      vin: KNOWN_VINS.unmappedClassic,
      kind: 'listing',
      occurred_at: 0,
      payload: JSON.stringify({ seller: 'A collector', price: null, odometer: null, place: null }),
      demonstration: 0,
    })
    .execute();
  return {
    ctx,
    fetch: async (url, init) => origin.fetch(new Request(url, init)),
    signUp: ({ email, password }, credits) => {
      if (password !== PEOPLES_PASSWORD) throw new Error('Everyone has the same password here.');
      return signUp(ctx, { email, passwordHash }, credits);
    },
    makeCustomer: async (email, vins) => {
      const person = ctx.db.selectFrom('users').select('id').where('email', '=', email);
      const { id } = await person.executeTakeFirstOrThrow();
      await makeCustomer(ctx, id, vins && { vins });
    },
    advance: (milliseconds) => now.advance(milliseconds),
    close,
  };
}

async function signUp(
  ctx: OriginContext,
  { email, passwordHash }: { readonly email: string; readonly passwordHash: string },
  credits: Partial<Credits>,
): Promise<string> {
  const { db, now, newId } = ctx;
  const userId = newId();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('users')
      .values({
        id: userId,
        email,
        password_hash: passwordHash,
        first: 'Ada',
        last: 'Byron',
        user_type: 'user',
        created_at: now(),
        credits_moved_at: now(),
      })
      .execute();
    for (const kind of ['vhr', 'sticker', 'global'] as const) {
      const delta = credits[kind] ?? 0;
      const move = { id: newId(), user_id: userId, kind, delta, reason: 'sign-up', reference: kind, now: now() };
      if (delta > 0) await moveCredit(trx, move);
    }
  });
  return issueToken(ctx, userId);
}
