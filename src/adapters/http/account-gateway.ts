import * as z from 'zod/mini';
import type { Account } from '../../core/account/account.ts';
import { creditsFrom } from '../../core/billing/credits.ts';
import { subscriptionsFrom } from '../../core/billing/subscriptions.ts';
import type { AccountGateway } from '../../ports/account-gateway.ts';
import { endpoints } from './endpoints.ts';
import type { HttpClient } from './http-client.ts';

const accountAnswer = z.pipe(
  z.object({
    status: z.literal('success'),
    data: z.object({
      token: z.string().check(z.minLength(1)),
      id: z.union([z.string(), z.number()]),
      email: z.string(),
      first: z._default(z.string(), ''),
      last: z._default(z.string(), ''),
      vhr_credit: z.optional(z.unknown()),
      sticker_credit: z.optional(z.unknown()),
      credit: z.optional(z.unknown()),
      vhr_credit_subscription: z.optional(z.unknown()),
      uvc_credit: z.optional(z.unknown()),
      user_type: z._default(z.enum(['user', 'dealer']), 'user'),
    }),
  }),
  z.transform(
    ({ data }): Account => ({
      token: data.token,
      user: { id: String(data.id), email: data.email, first: data.first, last: data.last, kind: data.user_type },
      credits: creditsFrom(data),
      subscriptions: subscriptionsFrom(data),
    }),
  ),
);

/**
 * Makes the gateway that asks the origin about people.
 *
 * Source: specification, section 7, "Account" (ACC-01).
 */
export function createHttpAccountGateway(http: HttpClient): AccountGateway {
  return {
    logIn: ({ email, password }, options) =>
      http.json(
        {
          method: 'POST',
          endpoint: endpoints.login,
          body: { encoding: 'form', fields: { email, pass: password } },
          signal: options?.signal,
        },
        accountAnswer,
      ),
  };
}
