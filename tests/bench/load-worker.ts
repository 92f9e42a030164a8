// Sends requests over persistent connections, each as soon as the previous response has arrived. Runs in a separate
// thread, so that the measurement doesn't wait for the measured code.
import { once } from 'node:events';
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { createAnswerReader } from './answer-reader.ts';

const fields = z.record(z.string(), z.string());

const { address, connections, seconds, warmUpSeconds, headers, turns } = z
  .object({
    address: z.url(),
    connections: z.number().int().positive(),
    seconds: z.number().positive(),
    warmUpSeconds: z.number().nonnegative(),
    headers: fields,
    turns: z.array(z.object({ path: z.string().optional(), headers: fields.optional(), body: z.string().optional() })),
  })
  .parse(workerData);

const url = new URL(address);
const requests = turns.map(({ path = url.pathname + url.search, headers: own = {}, body }) => {
  const sentHeaders = {
    host: url.host,
    ...headers,
    ...own,
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body).toString() }),
  };
  const head = Object.entries(sentHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body ?? ''}`);
});
let turn = 0;

function nextRequest(): Buffer {
  const request = requests[turn % requests.length];
  turn += 1;
  return request ?? Buffer.alloc(0);
}

const times: number[] = [];
/** The number of failed responses by status, with 0 for no response. */
const failures: Record<number, number> = {};
const failed = (status: number) => {
  failures[status] = (failures[status] ?? 0) + 1;
};

async function visit(from: number, until: number): Promise<void> {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  const reader = createAnswerReader();
  let started = performance.now();
  socket.on('data', (bytes) => {
    const status = reader.take(bytes);
    if (status === null) return;
    const ended = performance.now();
    if (status >= 400) failed(status);
    if (started >= from && ended <= until) times.push(ended - started);
    started = ended;
    if (ended < until) socket.write(nextRequest());
    else socket.destroy();
  });
  socket.write(nextRequest());
  await once(socket, 'close');
  if (performance.now() < until) failed(0);
}

const from = performance.now() + warmUpSeconds * 1_000;
const until = from + seconds * 1_000;
await Promise.all(Array.from({ length: connections }, () => visit(from, until)));
parentPort?.postMessage({ times: Float64Array.from(times), failures });
