import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { recordedAnswers } from '#tests/setup/openapi/recorded-answers.ts';
import {
  judging,
  operationsOf,
  responseOf,
  type ServedDocument,
  servedDocument,
} from '#tests/setup/openapi/served-document.ts';

const JSON_TYPE = 'application/json';

describe('the example of an answer', () => {
  let origin: TestOrigin;
  let document: ServedDocument;
  beforeAll(async () => {
    origin = await openTestOrigin('sqlite');
    const served = await origin.origin.fetch(new Request('http://origin.test/openapi.json'));
    document = servedDocument.parse(await served.json());
  });
  afterAll(() => origin.close());

  it('is there for each call that answers with JSON, and fits its schema', () => {
    const answers = operationsOf(document).flatMap((operation) => {
      const documented = responseOf(document, operation, 200)?.content[JSON_TYPE];
      return documented ? [{ ...documented, id: operation.operationId }] : [];
    });
    expect(answers.length).toBeGreaterThan(90);
    const wrong = answers.filter(
      ({ schema = {}, example }) => example === undefined || judging(document, schema).safeParse(example).error,
    );
    // Only a gateway can sign its events.
    expect(wrong.map(({ id }) => id)).toEqual(['receiveStripeEvent', 'receiveSandboxEvent']);
  });

  // After a change of an answer: vitest run --project unit server/origin/openapi/answer-examples.test.ts -u
  it('is what the origin answers today', async () => {
    const recorded = `${JSON.stringify(await recordedAnswers(), null, 2)}\n`;
    await expect(recorded).toMatchFileSnapshot('answer-examples.json');
  });

  it('is nobody’s: what opens something is a stand-in', () => {
    const shown = JSON.stringify(Object.values(document.paths));
    const opening = [...shown.matchAll(/"(?:token|key|words|custom_data|session_token)":"([^"]*)"/g)];
    expect(opening.length).toBeGreaterThan(5);
    for (const [, value] of opening) expect(value).toMatch(/^[a-z]+(-[a-z]+)+$/);
    // Nothing of chance: neither an id nor a hash.
    expect(shown.match(/(?<=["/=])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,64}(?=")/g)).toBeNull();
  });
});
