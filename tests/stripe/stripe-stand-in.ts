import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { createStripeBooks, pageBase, type StandInCard, type StripeAnswer, type StripeBooks } from './stripe-books.ts';
import { stripeObject } from './stripe-objects.ts';
import { standInPage } from './stripe-page.ts';

/** The API key that the fake accepts. */
export const STAND_IN_KEY = 'sk_test_stand_in';
/** The signing secret of its events. */
export const STAND_IN_WEBHOOK_SECRET = 'whsec_stand_in';

/** A signed event, ready to send. */
export interface SentEvent {
  readonly type: string;
  readonly body: string;
  readonly signature: string;
}

/** A fake of the used parts of Stripe's API and hosted pages, over a real socket. */
export interface StripeStandIn {
  /** Value of `STRIPE_API_URL`. */
  readonly url: string;
  readonly books: StripeBooks;
  /** All events so far, oldest first; tests deliver them as needed. */
  readonly events: readonly SentEvent[];
  /** Drops the next API response after the work is done. */
  loseNextAnswer(): void;
  /** Makes the API return only errors until called with `false`. */
  fail(isDown: boolean): void;
  /** Calls the listener with each event. */
  onEvent(listener: (event: SentEvent) => void): void;
  close(): Promise<void>;
}

const CARDS: readonly string[] = [
  'pm_card_visa',
  'pm_card_chargeDeclined',
  'pm_card_authenticationRequired',
  'pm_card_chargeCustomerFail',
];

function isCard(text: string): text is StandInCard {
  return CARDS.includes(text);
}

/**
 * Opens a fake Stripe server. Its responses are Stripe's published examples with changed fields, typed by the official
 * SDK, which also signs its events.
 *
 * @example
 * const stripe = await openStripeStandIn();
 * const gateway = createStripeGateway({ secretKey: STAND_IN_KEY, webhookSecret: STAND_IN_WEBHOOK_SECRET, apiUrl: stripe.url });
 */
export async function openStripeStandIn({
  now = () => Date.now(),
  port = 0,
}: {
  readonly now?: () => number;
  readonly port?: number;
} = {}): Promise<StripeStandIn> {
  const events: SentEvent[] = [];
  const listeners: ((event: SentEvent) => void)[] = [];
  const answers = new Map<string, { readonly request: string; readonly answer: StripeAnswer }>();
  let losesNextAnswer = false;
  let isDown = false;

  const books = createStripeBooks({
    now,
    emit: (type, object) => {
      const event = {
        ...stripeObject('event', { id: `evt_${events.length + 1}`, created: Math.floor(now() / 1_000) }),
      };
      const body = JSON.stringify({ ...event, type, data: { object } });
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: STAND_IN_WEBHOOK_SECRET,
        timestamp: Math.floor(now() / 1_000),
      });
      const sent = { type, body, signature };
      events.push(sent);
      for (const listener of listeners) listener(sent);
    },
  });

  function api(method: string, url: URL, params: URLSearchParams): StripeAnswer {
    const [, , ...parts] = url.pathname.split('/');
    const expand = [...url.searchParams].filter(([name]) => name.startsWith('expand')).map(([, value]) => value);
    const [one = '', two = '', three = '', four] = parts;
    if (one === 'checkout' && two === 'sessions') {
      if (three === '') return books.createSession(params);
      return four === 'expire' ? books.expireSession(three) : books.readSession(three, expand);
    }
    if (one === 'payment_intents') {
      if (two === '') return books.createIntent(params);
      if (three === 'confirm') return books.confirmIntent(two, params);
      return three === 'cancel' ? books.cancelIntent(two) : books.readIntent(two, expand);
    }
    if (one === 'refunds' && method === 'POST') return books.createRefund(params);
    if (one === 'disputes') return books.listDisputes(url.searchParams.get('payment_intent') ?? '');
    return failure(404, 'invalid_request_error', `There is no ${method} ${url.pathname}.`);
  }

  function answerTo({ method = '', headers }: IncomingMessage, url: URL, body: string): StripeAnswer {
    if (headers.authorization !== `Bearer ${STAND_IN_KEY}`)
      return failure(401, 'invalid_request_error', 'No such key.');
    if (isDown) return failure(500, 'api_error', 'It is down.');
    const key = headers['idempotency-key'];
    if (typeof key !== 'string' || method !== 'POST') return api(method, url, new URLSearchParams(body));
    const request = `${url.pathname} ${body}`;
    const known = answers.get(key);
    if (known && known.request !== request) return failure(400, 'idempotency_error', 'The key was used otherwise.');
    const answer = known?.answer ?? api(method, url, new URLSearchParams(body));
    answers.set(key, { request, answer });
    return answer;
  }

  function page(method: string, url: URL, fields: URLSearchParams, response: ServerResponse): void {
    const id = url.pathname.split('/').at(-1) ?? '';
    const session = books.sessions.get(id);
    if (!session) return void response.writeHead(404).end();
    const card = fields.get('card') ?? '';
    const decision = fields.get('decision');
    const outcome =
      method !== 'POST'
        ? null
        : decision === 'pay'
          ? isCard(card) && books.payOnPage(id, card)
          : books.answerBank(id, decision === 'approve');
    if (outcome === 'complete') return void response.writeHead(303, { location: session.success_url ?? '' }).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(standInPage(session, outcome === false ? null : outcome));
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    const body = await text(request);
    if (url.pathname.startsWith('/c/pay/')) {
      return page(request.method ?? '', url, new URLSearchParams(body), response);
    }
    const { status, body: answer } = answerTo(request, url, body);
    const isLost = losesNextAnswer;
    losesNextAnswer = false;
    response.writeHead(isLost ? 500 : status, {
      'content-type': 'application/json',
      // Makes Stripe's library skip its retries, which would take time.
      ...((isLost || isDown) && { 'stripe-should-retry': 'false' }),
    });
    response.end(JSON.stringify(isLost ? { error: { type: 'api_error', message: 'It broke off.' } } : answer));
  }

  const server = createServer((request, response) => void serve(request, response));
  const url = await listen(server, port);
  pageBase.origin = url;
  return {
    url,
    books,
    events,
    loseNextAnswer: () => {
      losesNextAnswer = true;
    },
    fail: (down) => {
      isDown = down;
    },
    onEvent: (listener) => {
      listeners.push(listener);
    },
    close: async () => {
      server.closeAllConnections();
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      await promise;
    },
  };
}

async function listen(server: Server, port: number): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in is not listening on a port.');
  return `http://127.0.0.1:${address.port}`;
}

function failure(status: number, type: string, message: string): StripeAnswer {
  return { status, body: { error: { type, message } } };
}
