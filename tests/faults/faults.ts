import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { GoodAnswer } from '../setup/gateway-calls/gateway-call.ts';
import type { RecordingAnswer, RecordingOrigin } from '../setup/recording-origin.ts';

/** One thing that can go wrong between a gateway and the origin. */
export interface Fault {
  /** What the origin does, where it is reached at all. */
  readonly answer?: (good: GoodAnswer) => RecordingAnswer;
  /** Where the call is sent instead of to the origin. */
  readonly elsewhere?: (origin: RecordingOrigin) => Promise<Place>;
  /** Whether the origin lets a try wait for ever. */
  readonly isSlow?: boolean;
}

interface Place {
  readonly url: string;
  close(): void;
}

/** The files that are answered: what they are, and how they begin. */
const FILES = {
  pdf: { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7\n%%EOF\n' },
  picture: { headers: { 'content-type': 'image/png' }, body: '\u0089PNG\r\n' },
};

/** The good answer as the origin gives it. */
export function goodAnswer(good: GoodAnswer): RecordingAnswer {
  return typeof good === 'string' ? FILES[good] : { body: good };
}

/** A failure by its HTTP status, with a word of the origin. */
function failing(status: number): Fault {
  return { answer: () => ({ status, body: { status: 'error', message: 'In the words of the origin.' } }) };
}

/** The faults by their names in the matrix. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  good: { answer: goodAnswer },
  refused: { elsewhere: closedPort },
  // A label of more than 63 letters is none that any name server could know: it is not even asked.
  dns: { elsewhere: async () => ({ url: `http://${'a'.repeat(64)}.invalid`, close: () => undefined }) },
  reset: { answer: () => (response) => response.socket?.resetAndDestroy() },
  cut: { answer: (good) => (response) => begun(good, response, () => response.destroy()) },
  silent: { answer: () => () => undefined, isSlow: true },
  stalled: { answer: (good) => (response) => begun(good, response), isSlow: true },
  ...Object.fromEntries(
    [400, 401, 402, 403, 404, 408, 409, 422, 429, 500, 503].map((status) => [status.toString(), failing(status)]),
  ),
  error: { answer: (good) => ({ body: refusalOf(good) }) },
  html: { answer: () => ({ headers: { 'content-type': 'text/html' }, body: '<!doctype html><h1>Login</h1>' }) },
  half: { answer: (good) => ({ body: JSON.stringify(good).slice(0, -1) }) },
  wrong: { answer: () => ({ body: { status: 7, message: [], data: 7, docs: 7 } }) },
  empty: { answer: (good) => (typeof good === 'string' ? { ...FILES[good], body: '' } : { body: '' }) },
};

/** A refusal counts also where it brings along what a success would. */
function refusalOf(good: GoodAnswer): object {
  const refusal = { status: 'error', message: 'In the words of the origin.' };
  return typeof good !== 'string' && 'data' in good ? { ...refusal, data: good.data } : refusal;
}

function begun(good: GoodAnswer, response: ServerResponse, next?: () => void): void {
  const isFile = typeof good === 'string';
  response.writeHead(200, isFile ? FILES[good].headers : { 'content-type': 'application/json' });
  response.write(isFile ? FILES[good].body.slice(0, 5) : JSON.stringify(good).slice(0, 9), next);
}

/** The near end of a connection holds its port, so that nobody else can come to listen there. */
async function closedPort(origin: RecordingOrigin): Promise<Place> {
  const held = connect(Number(new URL(origin.url).port), '127.0.0.1');
  await once(held, 'connect');
  return { url: `http://127.0.0.1:${held.localPort}`, close: () => held.destroy() };
}
