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

describe('response examples', () => {
  let origin: TestOrigin;
  let document: ServedDocument;
  beforeAll(async () => {
    origin = await openTestOrigin('sqlite');
    const served = await origin.origin.fetch(new Request('http://origin.test/openapi.json'));
    document = servedDocument.parse(await served.json());
  });
  afterAll(() => origin.close());

  it('exist for each call with a JSON response and match its schema', () => {
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

  // After a change of a response, run: vitest run --project unit server/origin/openapi/answer-examples.test.ts -t current -u
  it('match the current responses of the origin', async () => {
    const recorded = `${JSON.stringify(await recordedAnswers(), null, 2)}\n`;
    await expect(recorded).toMatchFileSnapshot('answer-examples.json');
  });

  it('contain only placeholders for tokens and keys', () => {
    const shown = JSON.stringify(Object.values(document.paths));
    const opening = [...shown.matchAll(/"(?:token|key|words|custom_data|session_token)":"([^"]*)"/g)];
    expect(opening.length).toBeGreaterThan(5);
    for (const [, value] of opening) expect(value).toMatch(/^[a-z]+(-[a-z]+)+$/);
    // No random values: neither IDs nor hashes.
    expect(shown.match(/(?<=["/=])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,64}(?=")/g)).toBeNull();
  });
});
