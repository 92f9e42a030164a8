import { createHmac, timingSafeEqual } from 'node:crypto';
import { fromThrowable, type Result } from 'neverthrow';
import * as z from 'zod';
import type { GatewayEvent, SignedEvent } from '#origin/kernel/ports/payment-gateway.ts';

const TOLERANCE_MS = 5 * 60 * 1_000;

const eventSchema = z.object({
  id: z.string(),
  kind: z.enum(['changed', 'declined', 'card-setup', 'refund-failed', 'other']),
  orderId: z.string().nullable(),
  paymentId: z.string().nullable(),
  checkoutId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  refundId: z.string().nullable(),
}) satisfies z.ZodType<GatewayEvent>;

/** Signs an event as real gateways do: over the time and the bytes of the body. */
export function signSandboxEvent(secret: string, body: string, sentAt: number): string {
  return `t=${sentAt},v1=${digestOf(secret, `${sentAt}.${body}`)}`;
}

/** Parses an event of the sandbox if it has a valid signature and is not older than five minutes. */
export function readSandboxEvent(secret: string, event: SignedEvent): Result<GatewayEvent, 'not-signed'> {
  return parse(secret, event);
}

const parse = fromThrowable(
  (secret: string, { body, signature, receivedAt }: SignedEvent): GatewayEvent => {
    const [, sentAt = '', digest = ''] = /^t=(\d{1,15}),v1=([\w-]+)$/.exec(signature) ?? [];
    const expected = Buffer.from(digestOf(secret, `${sentAt}.${body}`));
    const given = Buffer.from(digest);
    const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isSigned || Math.abs(receivedAt - Number(sentAt)) > TOLERANCE_MS) throw new Error('It is not signed.');
    return eventSchema.parse(JSON.parse(body));
  },
  () => 'not-signed' as const,
);

function digestOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
