import { err, ok } from 'neverthrow';
import Stripe from 'stripe';
import * as z from 'zod';
import type { GatewayModule } from '../gateway-module.ts';
import { createStripeGateway, STRIPE_API_URL } from './stripe-gateway.ts';

const settings = z.object({
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\S+$/, 'expected a Stripe secret key, which starts with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'expected a Stripe signing secret, which starts with whsec_')
    .optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'expected a URL that starts with http:// or https://' })
    .default(STRIPE_API_URL)
    .transform((text) => new URL(text).origin),
});

/** Stripe, once `STRIPE_SECRET_KEY` is set. A demonstration accepts test keys only. */
export const stripeModule: GatewayModule = {
  name: 'stripe',
  secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  signatureHeader: 'stripe-signature',
  configure: (variables, { demonstration }) => {
    const read = settings.safeParse(variables);
    if (!read.success) {
      const [issue] = read.error.issues;
      return err({ name: issue?.path.join('.') ?? 'STRIPE_SECRET_KEY', expected: issue?.message ?? 'cannot be read' });
    }
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL: apiUrl } = read.data;
    if (secretKey === undefined) return ok(null);
    if (demonstration && /^[sr]k_live_/.test(secretKey)) {
      return err({
        name: 'STRIPE_SECRET_KEY',
        expected: 'expected a test key (sk_test_ or rk_test_), because the product runs as a demonstration (DEMO=1)',
      });
    }
    return ok(async () => createStripeGateway({ secretKey, webhookSecret: STRIPE_WEBHOOK_SECRET ?? null, apiUrl }));
  },
  testEvent: ({ STRIPE_WEBHOOK_SECRET: secret }, now) => {
    if (secret === undefined) return null;
    const body = JSON.stringify({ id: `evt_check_${now}`, object: 'event', type: 'ping', data: { object: {} } });
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp: Math.floor(now / 1_000),
    });
    return { body, signature };
  },
};
