import { Agent, type ClientRequest, request } from 'node:http';
import type { SeededRandom } from '../crashes/seeded-random.ts';
import { hostileName, hostileValue, LARGE_BODIES } from './hostile-values.ts';
import type { ProductCall } from './product-calls.ts';
import type { TurnMeter } from './turn-meter.ts';

/** The parameters of a fuzz run. */
export interface FuzzRun {
  readonly address: string;
  readonly calls: readonly ProductCall[];
  readonly random: SeededRandom;
  /** The number of inputs per call. */
  readonly inputs: number;
  /** A valid token, so that calls for signed-in people are tested too. */
  readonly token: string;
}

interface Input {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const AT_ONCE = 8;

/** Sends generated inputs to each call and returns those that did not get a response below 500. */
export async function fuzzProduct({ address, calls, random, inputs, token }: FuzzRun): Promise<readonly string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const failed: string[] = [];
  for (const call of calls) {
    let sent = 0;
    const sendSome = async () => {
      while (sent < inputs) {
        sent += 1;
        const input = generated(call, random, token);
        const status = await statusOf(agent, address, input);
        if (status === 0 || status >= 500) failed.push(`${status} ${JSON.stringify(input)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
  }
  agent.destroy();
  return failed;
}

function generated({ method, path, type, fields }: ProductCall, random: SeededRandom, token: string): Input {
  const names = [...fields, hostileName(random)].filter(() => random.below(3) > 0);
  const values = names.map((name): [string, unknown] => [name, hostileValue(random)]);
  const headers = {
    // Each request uses a different IP address, so that rate limits do not respond instead of the call.
    'x-forwarded-for': [10, 0, 0, 0].map((part) => (part === 0 ? random.below(256) : part)).join('.'),
    'idempotency-key': `key-${random.below(1_000_000)}`,
    ...(random.below(2) === 0 && { authorization: `Bearer ${token}`, cookie: `token=${token}` }),
  };
  const encoded = new URLSearchParams(values.map(([name, value]) => [name, textOf(value)])).toString();
  if (type === null) return { method, path: `${path}?${encoded}`, headers, body: '' };
  const isOddType = random.below(10) === 0;
  const stated = isOddType ? random.oneOf(['text/plain', 'multipart/form-data', 'application/json', type]) : type;
  const body =
    type === 'application/json'
      ? JSON.stringify(random.below(9) === 0 ? hostileValue(random) : Object.fromEntries(values))
      : encoded;
  return { method, path, headers: { ...headers, 'content-type': stated }, body: body ?? '' };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Returns the status of a response; 0 if there was none. */
function statusOf(agent: Agent, address: string, input: Input): Promise<number> {
  const { method, path, headers, body } = input;
  const { hostname, port } = new URL(address);
  const { promise, resolve } = Promise.withResolvers<number>();
  const bytes = Buffer.from(body);
  const sent: ClientRequest = request(
    // A long query does not fit into a request line.
    {
      agent,
      hostname,
      port,
      method,
      path: path.slice(0, 8_000),
      headers: { ...headers, 'content-length': bytes.length },
    },
    (response) => response.resume().once('close', () => resolve(response.statusCode ?? 0)),
  );
  // A server may close an idle connection just as it is reused; the request was not processed.
  sent.once('error', (error) =>
    resolve(
      sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET' ? statusOf(new Agent(), address, input) : 0,
    ),
  );
  sent.end(bytes);
  return promise;
}

/**
 * Processor time advances in ticks of the system clock, in milliseconds: less than a tick can be counted as a whole
 * one.
 */
const TICK_MS = 4;
const TRIES = 16;

/** A large input that blocked the event loop for too long. */
export interface Blocked {
  readonly what: string;
  readonly ms: number;
  readonly allowedMs: number;
}

/**
 * Sends large bodies to each call that accepts a body. Returns those that blocked the event loop longer than an empty
 * body to the same call plus hashing 4 MB with SHA-256. The shortest of several attempts counts, because the first ones
 * are slower until the code is compiled.
 */
export async function findBlocking(
  { address, calls }: Pick<FuzzRun, 'address' | 'calls'>,
  meter: TurnMeter,
): Promise<readonly Blocked[]> {
  const agent = new Agent({ keepAlive: true });
  const shortest = async (measure: () => Promise<number>, enough = 0) => {
    let least = Number.POSITIVE_INFINITY;
    for (let tried = 0; tried < TRIES && least > enough; tried++) least = Math.min(least, await measure());
    return least;
  };
  const hashMs = await shortest(() => meter.hashMs());
  const blocked: Blocked[] = [];
  for (const { method, path } of calls.filter((call) => call.type !== null)) {
    const turnMs = (type: string, body: string) =>
      meter.longestTurnMs(() => statusOf(agent, address, { method, path, headers: { 'content-type': type }, body }));
    const emptyMs = await shortest(() => turnMs('application/x-www-form-urlencoded', ''));
    const allowedMs = hashMs + emptyMs + TICK_MS;
    for (const { name, type, body } of LARGE_BODIES) {
      const ms = await shortest(() => turnMs(type, body), allowedMs);
      if (ms > allowedMs) blocked.push({ what: `${name} to ${method} ${path}`, ms, allowedMs });
    }
  }
  agent.destroy();
  return blocked;
}
