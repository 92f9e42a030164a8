import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { documentedRequest, waysOf } from '#tests/setup/openapi/documented-requests.ts';
import { type OwnThings, ownThings } from '#tests/setup/openapi/own-things.ts';
import {
  judging,
  operationsOf,
  responseOf,
  type ServedDocument,
  type ServedOperation,
  servedDocument,
} from '#tests/setup/openapi/served-document.ts';

const declined = z.object({ status: z.literal('error') });
const DAY_MS = 24 * 60 * 60 * 1_000;
const STREAM = 'text/event-stream';

// Links and tokens work once, so each encoding of a call needs its own.
const ROUNDS = (['sqlite', 'postgres'] as const).flatMap((engine) =>
  (['first', 'second', 'third'] as const).map((round, index) => ({ engine, round, index })),
);

describe.each(ROUNDS)('documented examples in the $round encoding of their body, on $engine', ({ engine, index }) => {
  let origin: TestOrigin;
  let document: ServedDocument;
  let own: OwnThings;

  beforeAll(async () => {
    origin = await openTestOrigin(engine);
    const served = await origin.origin.fetch(new Request('http://origin.test/openapi.json'));
    document = servedDocument.parse(await served.json());
    own = await ownThings(origin);
  });
  afterAll(() => origin.close());

  const send = async (operation: ServedOperation, headers: Readonly<Record<string, string>> = {}) => {
    const way = waysOf(operation)[index];
    if (way === undefined) return null;
    const { request, isWhole } = await documentedRequest(document, operation, { own, way });
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return { isWhole, response: await origin.origin.fetch(request) };
  };

  it('return the documented status, type and body', async () => {
    const wrong: unknown[] = [];
    let sent = 0;
    for (const operation of operationsOf(document)) {
      const answered = await send(operation);
      if (answered === null) continue;
      sent += 1;
      const { response, isWhole } = answered;
      const documented = responseOf(document, operation, response.status);
      const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
      const media = documented?.content[type];
      const body: unknown = media?.schema && (await response.json());
      const judged = media?.schema && judging(document, media.schema).safeParse(body);
      const mayFail = !isWhole || operation.responses['200'] === undefined;
      const isGood = mayFail || (response.status === 200 && !declined.safeParse(body).success);
      if (!isGood || !media || judged?.error) {
        wrong.push([operation.operationId, response.status, type, judged?.error?.issues]);
      }
    }
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan([110, 25, 3][index] ?? 0);
  });

  it('stream as documented', async () => {
    const streamed = operationsOf(document).filter((each) => responseOf(document, each, 200)?.content[STREAM]);
    expect(streamed.length).toBeGreaterThan(1);
    // A report from the same day would be returned immediately, without progress events.
    origin.now.advance(DAY_MS);
    for (const operation of streamed) {
      const answered = await send(operation, { accept: STREAM });
      if (answered === null) continue;
      const events = eventsIn(await answered.response.text());
      expect(events.length).toBeGreaterThan(1);
      const schema = responseOf(document, operation, 200)?.content[STREAM]?.schema ?? {};
      for (const event of events) expect(judging(document, schema).safeParse(event).error).toBeUndefined();
    }
  });
});

function eventsIn(text: string): { readonly event: string; readonly data: unknown }[] {
  return text
    .trim()
    .split('\n\n')
    .map((each) => {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(each) ?? [];
      return { event, data: z.json().parse(JSON.parse(data)) };
    });
}
