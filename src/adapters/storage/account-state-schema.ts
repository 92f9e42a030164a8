import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { AccountState } from '../../core/account/account-store.ts';

const accountStateSchema: z.ZodMiniType<AccountState> = z.object({
  user: z.nullable(
    z.object({
      id: z.string(),
      email: z.string(),
      first: z.string(),
      last: z.string(),
      kind: z.enum(['user', 'dealer']),
    }),
  ),
  credits: z.object({ vhr: z.number(), sticker: z.number(), global: z.number() }),
  subscriptions: z.object({
    vhr: z.union([z.number(), z.literal(false)]),
    vhrCreditSubscription: z.number(),
    sticker: z.boolean(),
    uvcCredit: z.number(),
  }),
});

/** Reads who was signed in, as an earlier visit has kept it. */
export function parseAccountState(value: unknown): Result<AccountState, string> {
  const parsed = accountStateSchema.safeParse(value);
  return parsed.success ? ok(parsed.data) : err(z.prettifyError(parsed.error));
}
