import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createStripeLedger, type StripeAnswer, type StripeLedger } from './stripe-ledger.ts';

/** The key that the stand-in takes. */
export const STAND_IN_KEY = 'sk_test_stand_in';
/** What its notices are signed with. */
export const STAND_IN_WEBHOOK_SECRET = 'whsec_stand_in';

/** Stripe's API as far as it is used, over a real socket. */
export interface StripeStandIn {
  readonly endpoint: { readonly host: string; readonly port: number; readonly protocol: 'http' };
  readonly ledger: StripeLedger;
  /** The next answer is lost, after its work was done. */
  loseNextAnswer(): void;
  /** A notice about a payment, signed as Stripe does. */
  notice(
    paymentId: string,
    options: { readonly type: string; readonly at: number; readonly id?: string; readonly secret?: string },
  ): { readonly body: string; readonly signature: string };
  close(): Promise<void>;
}

/**
 * Opens a stand-in for Stripe that keeps payments, customers and the answers to idempotency keys.
 *
 * @example
 * const stripe = await openStripeStandIn();
 * const gateway = createStripeGateway({ secretKey: STAND_IN_KEY, webhookSecret: null, endpoint: stripe.endpoint });
 */
export async function openStripeStandIn(): Promise<StripeStandIn> {
  const ledger = createStripeLedger();
  const answers = new Map<string, { readonly request: string; readonly answer: StripeAnswer }>();
  let losesNextAnswer = false;

  function answerTo({ method = '', url = '', headers }: IncomingMessage, body: string): StripeAnswer {
    if (headers.authorization !== `Bearer ${STAND_IN_KEY}`) return failure(401, 'invalid_request_error', 'no such key');
    const key = headers['idempotency-key'];
    if (typeof key !== 'string' || method !== 'POST') return ledger.handle(method, url, new URLSearchParams(body));
    const request = `${url} ${body}`;
    const kept = answers.get(key);
    if (kept && kept.request !== request) return failure(400, 'idempotency_error', 'The key was used otherwise.');
    const answer = kept?.answer ?? ledger.handle(method, url, new URLSearchParams(body));
    answers.set(key, { request, answer });
    return answer;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = answerTo(request, await text(request));
    const isLost = losesNextAnswer;
    losesNextAnswer = false;
    response.writeHead(isLost ? 500 : status, {
      'content-type': 'application/json',
      // Stripe says by this that its library need not try by itself, which would take time.
      ...(isLost && { 'stripe-should-retry': 'false' }),
    });
    response.end(JSON.stringify(isLost ? { error: { type: 'api_error', message: 'It broke off.' } } : body));
  }

  const server = createServer((request, response) => void serve(request, response));
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in listens nowhere.');
  return {
    endpoint: { host: '127.0.0.1', port: address.port, protocol: 'http' },
    ledger,
    loseNextAnswer: () => {
      losesNextAnswer = true;
    },
    notice: (paymentId, { type, at, id = `evt_${randomUUID()}`, secret = STAND_IN_WEBHOOK_SECRET }) => {
      const body = JSON.stringify({ id, object: 'event', type, data: { object: ledger.payment(paymentId) } });
      const t = Math.floor(at / 1_000);
      return { body, signature: `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}` };
    },
    close: async () => {
      server.closeAllConnections();
      const { promise, resolve: closed } = Promise.withResolvers<void>();
      server.close(() => closed());
      await promise;
    },
  };
}

function failure(status: number, type: string, message: string): StripeAnswer {
  return { status, body: { error: { type, message } } };
}
