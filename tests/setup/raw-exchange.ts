import { connect } from 'node:net';

/** A raw HTTP request that no client library would send. */
export interface RawRequest {
  readonly method?: string;
  /** The request target, not validated. */
  readonly target: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** The response to a raw request. */
export interface RawAnswer {
  /** 0 if the connection ended without a response. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

const MAX_WAIT_MS = 60_000;

/** Sends one request on a separate connection and returns the whole response. */
export function exchangeRaw(address: string, request: RawRequest): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(address);
  const { method = 'GET', target, headers = {}, body = '' } = request;
  const bytes = Buffer.from(body);
  const head = [
    `${method} ${target} HTTP/1.1`,
    `host: ${request.host ?? host}`,
    'connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(bytes.length > 0 ? [`content-length: ${bytes.length}`] : []),
  ];
  return exchangeBytes(
    hostname,
    Number(port),
    Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), bytes]),
  );
}

function exchangeBytes(hostname: string, port: number, bytes: Buffer): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const chunks: Buffer[] = [];
  const socket = connect(port, hostname);
  socket.setTimeout(MAX_WAIT_MS, () => socket.destroy(new Error('The response took too long.')));
  socket.on('data', (chunk) => chunks.push(chunk));
  // A server may close a connection before it has read the whole request; its response still counts.
  socket.once('error', (error) => (chunks.length > 0 || 'code' in error ? undefined : reject(error)));
  socket.once('close', () => resolve(answerFrom(Buffer.concat(chunks).toString('latin1'))));
  socket.write(bytes);
  return promise;
}

function answerFrom(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(' ')[1] ?? 0), headers: Object.fromEntries(headers), text: text.slice(end + 4) };
}
