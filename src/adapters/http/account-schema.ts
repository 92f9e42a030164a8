import * as z from 'zod/mini';
import type { Account } from '#core/account/account.ts';
import { type ProfileUpdate, userProfileFrom } from '#core/account/user-profile.ts';
import { creditsFrom } from '#core/billing/credits.ts';
import { subscriptionsFrom } from '#core/billing/subscriptions.ts';
import { recordFrom, textFrom } from '#core/payload/payload-fields.ts';
import { noRefusal } from './no-refusal.ts';

const person = z.looseObject({
  token: z.string().check(z.minLength(1)),
  vhr_credit: z.optional(z.unknown()),
  sticker_credit: z.optional(z.unknown()),
  credit: z.optional(z.unknown()),
  vhr_credit_subscription: z.optional(z.unknown()),
  uvc_credit: z.optional(z.unknown()),
});

/**
 * The answer that tells who somebody is, with their credits and subscriptions.
 *
 * Source: specification, section 3 (ACC-16, CRD-01, CRD-02).
 */
export const accountAnswer = z.pipe(
  z.object({ status: z.literal('success'), data: person }),
  z.transform(({ data }, context): Account => {
    const user = userProfileFrom(data);
    if (user === null) {
      context.issues.push({ code: 'custom', input: data, message: 'no person is named', path: ['data'] });
      return z.NEVER;
    }
    return { token: data.token, user, credits: creditsFrom(data), subscriptions: subscriptionsFrom(data) };
  }),
);

/** What became of new details; an origin that changes an address at once need not tell. */
export const profileUpdate: z.ZodMiniType<ProfileUpdate> = z.pipe(
  z.unknown().check(noRefusal),
  z.transform((body) => ({ unconfirmedEmail: textFrom(recordFrom(body)?.unconfirmed_email) })),
);

/** The answer of which only that it is no refusal counts. */
export const acknowledgement = z.pipe(
  z.unknown().check(noRefusal),
  z.transform(() => undefined),
);
