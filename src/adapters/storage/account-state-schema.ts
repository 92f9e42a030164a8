import * as z from 'zod/mini';
import type { AccountState } from '#core/account/account-store.ts';
import type { UserProfile } from '#core/account/user-profile.ts';
import { persistedState } from './persisted-state.ts';

const text = z._default(z.string(), '');

const userSchema: z.ZodMiniType<UserProfile> = z.object({
  id: z.string(),
  email: z.string(),
  first: z.string(),
  last: z.string(),
  kind: z.enum(['user', 'dealer']),
  // Earlier releases stored only the fields above.
  profileImage: text,
  dealerLogo: text,
  phone: text,
  companyName: text,
  companyWebsite: text,
  country: text,
  city: text,
  state: text,
  address: text,
  unit: text,
  pincode: text,
  instagram: text,
  facebook: text,
  twitter: text,
  employeeCount: z._default(z.int().check(z.minimum(0)), 0),
  taxId: z._default(z.nullable(z.string()), null),
});

const accountStateSchema: z.ZodMiniType<AccountState> = z.object({
  user: z.nullable(userSchema),
  credits: z.object({ vhr: z.number(), sticker: z.number(), global: z.number() }),
  subscriptions: z.object({
    vhr: z.union([z.number(), z.literal(false)]),
    vhrCreditSubscription: z.number(),
    sticker: z.boolean(),
    uvcCredit: z.number(),
  }),
});

/** Reads the account state stored by an earlier visit. */
export const parseAccountState = persistedState(accountStateSchema);
