import { openStripeStandIn, type SentEvent } from './stripe-stand-in.ts';

/**
 * Runs the fake Stripe server as a separate process, for tests of the running product. It sends its events to
 * `WEBHOOK_URL` according to `WEBHOOK_MODE`, and accepts dashboard actions as lines on standard input, such as `refund
 * pi_3`, `dispute pi_3`, `win pi_3`, `lose pi_3`, `mode lost` or `webhook http://localhost:3000/…`.
 */
type Mode = 'at-once' | 'late' | 'twice' | 'reversed' | 'lost';

const stripe = await openStripeStandIn({ port: Number(process.env.PORT ?? 0) });
let webhookUrl = process.env.WEBHOOK_URL;
let mode: Mode = readMode(process.env.WEBHOOK_MODE ?? 'at-once');
let held: SentEvent[] = [];

stripe.onEvent((event) => {
  if (mode === 'lost') return;
  if (mode === 'late' || mode === 'reversed') held.push(event);
  else void send(event).then(() => (mode === 'twice' ? send(event) : undefined));
});

async function send({ body, signature }: SentEvent): Promise<void> {
  if (webhookUrl === undefined) return;
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const answer = await fetch(webhookUrl, { method: 'POST', body, headers }).catch(() => null);
  process.stdout.write(`event ${answer?.status ?? 'unreachable'}\n`);
}

/** Sends the held events, in their original or reverse order. */
async function release(): Promise<void> {
  const waiting = mode === 'reversed' ? held.toReversed() : held;
  held = [];
  for (const event of waiting) await send(event);
  process.stdout.write('released\n');
}

function readMode(text: string): Mode {
  const modes: readonly Mode[] = ['at-once', 'late', 'twice', 'reversed', 'lost'];
  const known = modes.find((one) => one === text);
  if (known === undefined) throw new Error(`Unknown mode ${text}.`);
  return known;
}

function newestPaid(): string {
  const paid = [...stripe.books.intents.values()].filter(({ status }) => status === 'succeeded');
  return paid.at(-1)?.id ?? '';
}

async function obey(line: string): Promise<void> {
  const [command, argument] = line.trim().split(' ');
  if (command === 'webhook') webhookUrl = argument;
  const payment = argument ?? newestPaid();
  if (command === 'refund') stripe.books.refundInDashboard(payment);
  if (command === 'dispute') stripe.books.openDispute(payment);
  if (command === 'win' || command === 'lose') stripe.books.closeDispute(payment, command === 'win' ? 'won' : 'lost');
  if (command === 'mode') mode = readMode(argument ?? '');
  if (command === 'release') await release();
  if (command === 'taken') process.stdout.write(`taken ${JSON.stringify(stripe.books.taken)}\n`);
  if (command === 'given-back') process.stdout.write(`given-back ${JSON.stringify(stripe.books.givenBack)}\n`);
}

process.stdout.write(`ready ${stripe.url}\n`);
let rest = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (text: string) => {
  const lines = `${rest}${text}`.split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) void obey(line);
});
process.stdin.on('end', () => {
  void stripe.close().then(() => process.exit(0));
});
