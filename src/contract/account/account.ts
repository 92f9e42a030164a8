import * as z from 'zod/mini';
import type { Account } from '#core/account/account.ts';
import { type UserProfileFields, userProfileOf } from '#core/account/user-profile.ts';
import { type CreditsPayload, creditsFrom } from '#core/billing/credits.ts';
import { type SubscriptionsPayload, subscriptionsFrom } from '#core/billing/subscriptions.ts';
import { textFrom } from '#core/payload/payload-fields.ts';
import { success } from '../success.ts';

const text = z.pipe(
  z.transform((value) => textFrom(value) ?? ''),
  z.string(),
);

const person = z
  .looseObject({ token: z.string().check(z.minLength(1)), id: text, email: text })
  .check(z.refine(({ id, email }) => id !== '' && email !== '', 'no person is named'));

/**
 * The response that identifies the signed-in person, with their profile, credits and subscriptions. Other fields are
 * read under the names that the origin uses.
 *
 * Source: specification, section 3 (ACC-16, CRD-01, CRD-02).
 */
export const account = {
  output: success(person),
  read: ({ data }: { readonly data: AccountFields }): Account => ({
    token: data.token,
    user: userProfileOf(data),
    credits: creditsFrom(data),
    subscriptions: subscriptionsFrom(data),
  }),
} as const;

type AccountFields = UserProfileFields & CreditsPayload & SubscriptionsPayload & { readonly token: string };
