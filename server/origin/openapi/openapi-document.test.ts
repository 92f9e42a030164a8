import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import {
  judging,
  operationsOf,
  parametersOf,
  responseOf,
  type ServedDocument,
  type ServedOperation,
  servedDocument,
} from '#tests/setup/openapi/served-document.ts';
import { issueToken } from '../account/token.ts';
import { callLimits } from '../kernel/limits/call-limits.ts';
import { CALL_TAGS } from './documented-call.ts';
import { documentedCalls } from './documented-calls.ts';

const ADDRESS = 'http://origin.test/openapi.json';

/** Calls whose 403 means that the password must be confirmed first. */
const NEEDS_PASSWORD = new Set(['changePassword', 'updateProfile']);

describe('OpenAPI document', () => {
  let origin: TestOrigin;
  let document: ServedDocument;
  let operations: readonly ServedOperation[];

  beforeAll(async () => {
    origin = await openTestOrigin('sqlite');
    const served = await origin.origin.fetch(new Request(ADDRESS));
    document = servedDocument.parse(await served.json());
    operations = operationsOf(document);
  });
  afterAll(() => origin.close());

  const ask = ({ method, path }: ServedOperation, init: RequestInit = {}) =>
    origin.origin.fetch(new Request(`http://origin.test${path}`, { ...init, method }));

  it('contains exactly the routes of the origin', () => {
    const routes = origin.origin.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'));
    const declared = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...declared].sort());
  });

  it('has unique operation IDs, documented tags and valid references', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(new Set(Object.keys(CALL_TAGS)));
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(100);
    const { schemas, responses, parameters } = document.components;
    const names = new Set(
      Object.entries({ schemas, responses, parameters }).flatMap(([kind, parts]) =>
        Object.keys(parts).map((name) => `${kind}/${name}`),
      ),
    );
    expect(references.map(([, kind, name]) => `${kind}/${name}`).filter((each) => !names.has(each))).toEqual([]);
  });

  it('has a valid example for every required input', () => {
    const wrong: unknown[] = [];
    for (const operation of operations) {
      for (const { name, required, example, schema } of parametersOf(document, operation)) {
        if (example === undefined ? required : judging(document, schema).safeParse(example).error) {
          wrong.push([operation.operationId, name]);
        }
      }
      for (const [way, { example, schema = {} }] of Object.entries(operation.requestBody?.content ?? {})) {
        if (judging(document, schema).safeParse(example).error) wrong.push([operation.operationId, way]);
      }
    }
    // Only a gateway can sign its events.
    expect(wrong).toEqual([
      ['receiveStripeEvent', 'Stripe-Signature'],
      ['receiveSandboxEvent', 'Sandbox-Signature'],
    ]);
  });

  it('documents the access of each call correctly: public, signed in, or dealers only', async () => {
    const wrong: unknown[] = [];
    for (const operation of operations) {
      const isOpen = operation.security.length === 0;
      const status = (await ask(operation)).status;
      if ((status === 401) === isOpen) wrong.push([operation.operationId, 'without a token', status]);
      if (isOpen) continue;
      const token = await issueToken(origin.ctx, 'demonstration-user');
      const asUser = (await ask(operation, { headers: { authorization: `Bearer ${token}` } })).status;
      const isForDealers = responseOf(document, operation, 403) !== undefined;
      if (!NEEDS_PASSWORD.has(operation.operationId) && (asUser === 403) !== isForDealers)
        wrong.push([operation.operationId, 'as a user', asUser]);
    }
    expect(wrong).toEqual([]);
  });

  it('documents the errors of invalid requests', async () => {
    const wrong: unknown[] = [];
    for (const operation of operations.filter(({ responses }) => responses['422'])) {
      const token = await issueToken(origin.ctx, 'demonstration-dealer');
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/plain' };
      const sent = operation.requestBody ? { headers, body: 'nothing' } : { headers: { ...headers } };
      const response = await ask(operation, sent);
      const documented = responseOf(document, operation, response.status)?.content['application/json']?.schema;
      const isExpected = operation.requestBody ? response.status === 400 : response.status !== 500;
      if (!isExpected || !documented) wrong.push([operation.operationId, response.status]);
      else if (response.status !== 200 && judging(document, documented).safeParse(await response.json()).error)
        wrong.push([operation.operationId, 'another body']);
    }
    expect(wrong).toEqual([]);
  });

  it('documents every rate limit', () => {
    const documented = Object.values(documentedCalls).flatMap((calls) => calls.flatMap(({ limits = [] }) => limits));
    expect(new Set(documented)).toEqual(new Set(Object.keys(callLimits)));
    const login = operations.find(({ operationId }) => operationId === 'logIn')?.responses['429'];
    expect(login?.description).toContain('20 within 15 minutes by account; 100 within 15 minutes by caller');
  });

  it('contains only demonstration data', () => {
    const addresses = JSON.stringify(document).match(/[\w.]+@[\w.]+\.\w+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((each) => !each.endsWith('.example'))).toEqual([]);
    const vins = JSON.stringify(document).match(/\b[A-HJ-NPR-Z0-9]{17}\b/g) ?? [];
    expect(vins.filter((vin) => !/0000\d\d?$/.test(vin))).toEqual([]);
  });

  it('is cached for an hour and revalidated by ETag', async () => {
    const first = await origin.origin.fetch(new Request(ADDRESS));
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const tag = z.string().parse(first.headers.get('etag'));
    const again = await origin.origin.fetch(new Request(ADDRESS, { headers: { 'if-none-match': tag } }));
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
