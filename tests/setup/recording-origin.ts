import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

/** A received request. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  /** Media type of the body without parameters; empty if not declared. */
  readonly type: string;
  /** The fields of a form in either encoding; empty for every other body. */
  readonly fields: Readonly<Record<string, string>>;
  /** The parsed JSON body; `undefined` for every other body. */
  readonly json: unknown;
  readonly bytes: Buffer;
}

/** A response: JSON, or a function that controls the connection. */
export type RecordingAnswer =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  | ((response: ServerResponse, request: RecordedRequest) => void);

/** A server that records requests and sends predefined responses. */
export interface RecordingOrigin {
  /** Such as `http://127.0.0.1:40123`. */
  readonly url: string;
  /** All requests, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** Returns the only request; fails if there is none or more than one. */
  onlyRequest(): RecordedRequest;
  /** Sets the next responses; the last one repeats. */
  answers(...answers: readonly RecordingAnswer[]): void;
  close(): Promise<void>;
}

/**
 * Opens a server on a free local port.
 *
 * @example
 * const origin = await openRecordingOrigin();
 * origin.answers({ body: { status: 'success' } });
 * await fetch(`${origin.url}/api/decode?vin=1HGCM82693A000001`);
 * origin.onlyRequest().query; // { vin: '1HGCM82693A000001' }
 * await origin.close();
 */
export async function openRecordingOrigin(): Promise<RecordingOrigin> {
  const requests: RecordedRequest[] = [];
  let answers: readonly RecordingAnswer[] = [];
  let answered = 0;

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await recorded(incoming);
    requests.push(request);
    const answer = answers[Math.min(answered, answers.length - 1)] ?? { status: 404 };
    answered += 1;
    if (typeof answer === 'function') return answer(response, request);
    const { status = 200, headers, body } = answer;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body));
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((thrown: unknown) => response.destroy(new Error(String(thrown))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is not listening on a port.');

  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    onlyRequest: () => {
      const [request, ...others] = requests;
      if (request === undefined || others.length > 0)
        throw new Error(`Expected one request, but there were ${requests.length}.`);
      return request;
    },
    answers: (...next) => {
      answers = next;
      answered = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function recorded(incoming: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const url = new URL(incoming.url ?? '/', 'http://origin.test');
  const contentType = incoming.headers['content-type'] ?? '';
  const type = contentType.split(';')[0] ?? '';
  return {
    method: incoming.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: incoming.headers,
    type,
    fields: await fieldsOf(bytes, contentType),
    json: type === 'application/json' && bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : undefined,
    bytes,
  };
}

async function fieldsOf(bytes: Buffer, contentType: string): Promise<Readonly<Record<string, string>>> {
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(contentType)) return {};
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
