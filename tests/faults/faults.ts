import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { GoodAnswer } from '../setup/gateway-calls/gateway-call.ts';
import type { RecordingAnswer, RecordingOrigin } from '../setup/recording-origin.ts';

/** A fault between a gateway and the origin. */
export interface Fault {
  /** The origin's response, if it is reached. */
  readonly answer?: (good: GoodAnswer) => RecordingAnswer;
  /** The place that the call is sent to instead of the origin. */
  readonly elsewhere?: (origin: RecordingOrigin) => Promise<Place>;
  /** Whether the origin never completes an attempt. */
  readonly isSlow?: boolean;
}

interface Place {
  readonly url: string;
  close(): void;
}

/** The media types and first bytes of the files in responses. */
const FILES = {
  pdf: { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7\n%%EOF\n' },
  picture: { headers: { 'content-type': 'image/png' }, body: '\u0089PNG\r\n' },
};

/** Returns the origin's successful response. */
export function goodAnswer(good: GoodAnswer): RecordingAnswer {
  return typeof good === 'string' ? FILES[good] : { body: good };
}

/** Returns a fault with an HTTP status and a message from the origin. */
function failing(status: number): Fault {
  return { answer: () => ({ status, body: { status: 'error', message: 'In the words of the origin.' } }) };
}

/** The faults by name, as in the matrix. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  good: { answer: goodAnswer },
  refused: { elsewhere: closedPort },
  // A label of more than 63 characters is invalid in DNS, so no name server is queried.
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

/** A refusal is one even if it contains the data of a success. */
function refusalOf(good: GoodAnswer): object {
  const refusal = { status: 'error', message: 'In the words of the origin.' };
  return typeof good !== 'string' && 'data' in good ? { ...refusal, data: good.data } : refusal;
}

function begun(good: GoodAnswer, response: ServerResponse, next?: () => void): void {
  const isFile = typeof good === 'string';
  response.writeHead(200, isFile ? FILES[good].headers : { 'content-type': 'application/json' });
  response.write(isFile ? FILES[good].body.slice(0, 5) : JSON.stringify(good).slice(0, 9), next);
}

/** The local end of a connection occupies its port, so that no other process can listen on it. */
async function closedPort(origin: RecordingOrigin): Promise<Place> {
  const held = connect(Number(new URL(origin.url).port), '127.0.0.1');
  await once(held, 'connect');
  return { url: `http://127.0.0.1:${held.localPort}`, close: () => held.destroy() };
}
