import { createHttpClient } from '#adapters/http/http-client.ts';
import { createFakeClock } from '#tests/fakes/fake-clock.ts';
import { createFakeIdSource } from '#tests/fakes/fake-id-source.ts';
import { createFakeLogger } from '#tests/fakes/fake-logger.ts';
import type { GatewayCall } from '#tests/setup/gateway-calls/gateway-call.ts';

const ORIGIN = 'https://vinport.example';

/** A call as sent on the wire. */
export type SentCall = {
  method: string;
  path: string;
  encoding: string;
  /** Names of optional fields end with a question mark. */
  fields: string[];
  headers: string[];
};

/** Headers that a call can include, and how the documentation shows them. */
const HEADERS: readonly (readonly [name: string, written: string])[] = [
  ['authorization', 'bearer'],
  ['uri', 'uri'],
  ['idempotency-key', 'Idempotency-Key'],
  ['x-forwarded-for', 'X-Forwarded-For'],
];

/** Makes a call twice, with all inputs and with only the required ones, and returns what was sent. */
export const sentCall = async ({ send, sendLeast }: GatewayCall): Promise<SentCall> => {
  const full = await contentOf(await requestOf(send));
  const least = await contentOf(await requestOf(sendLeast));
  const marked = (names: string[], always: string[]) =>
    names.map((name) => (always.includes(name) ? name : `${name}?`));
  return { ...full, fields: marked(full.fields, least.fields), headers: marked(full.headers, least.headers) };
};

const requestOf = async (send: GatewayCall['send']): Promise<Request> => {
  const requests: Request[] = [];
  const http = createHttpClient({
    origin: ORIGIN,
    siteDomain: 'vinport.example',
    fetch: async (url, init) => {
      requests.push(new Request(url, init));
      return Response.json({});
    },
    token: () => 'token',
    ids: createFakeIdSource(),
    clock: createFakeClock(),
    logger: createFakeLogger(),
  });
  await send(http, ORIGIN);
  const [request] = requests;
  if (request === undefined || requests.length > 1)
    throw new Error(`Expected one request, but ${requests.length} were sent.`);
  return request;
};

const contentOf = async (request: Request): Promise<SentCall> => {
  const { pathname, searchParams } = new URL(request.url);
  const query = [...searchParams.keys()];
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  const headers = HEADERS.filter(([name]) => request.headers.has(name)).map(([, written]) => written);
  const { encoding, fields } = await bodyOf(request, type);
  return {
    method: request.method,
    path: pathname,
    encoding: [query.length > 0 ? 'query' : '', encoding].filter(Boolean).join(', '),
    fields: [...query, ...fields],
    // A request without a body is declared as JSON only by its header.
    headers: request.body === null && type !== '' ? [...headers, `Content-Type: ${type}`] : headers,
  };
};

const bodyOf = async (request: Request, type: string): Promise<{ encoding: string; fields: string[] }> => {
  if (request.body === null) return { encoding: '', fields: [] };
  if (type === 'application/json') return { encoding: 'JSON', fields: Object.keys(Object(await request.json())) };
  const encoding = type === 'multipart/form-data' ? 'multipart' : 'form';
  return { encoding, fields: [...(await request.formData()).keys()] };
};
