import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { issueToken } from '../account/token.ts';
import { documentedCalls } from './documented-calls.ts';

type Way = 'query' | 'form' | 'json';

const read = vi.hoisted((): { schema: unknown; way: string }[] => []);

vi.mock(import('../kernel/read-input.ts'), async (importOriginal) => {
  const { readForm, readJson, readQuery } = await importOriginal();
  const noted = (way: Way, schema: z.core.$ZodType) => read.push({ way, schema });
  return {
    readForm: (c, schema) => {
      noted('form', schema);
      return readForm(c, schema);
    },
    readJson: (c, schema) => {
      noted('json', schema);
      return readJson(c, schema);
    },
    readQuery: (c, schema) => {
      noted('query', schema);
      return readQuery(c, schema);
    },
  };
});

const BODIES = {
  form: { body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  multipart: { body: '--a--\r\n', headers: { 'content-type': 'multipart/form-data; boundary=a' } },
  json: { body: '{}', headers: { 'content-type': 'application/json' } },
  query: { headers: {} },
  nothing: { headers: {} },
} as const;

const calls = Object.values(documentedCalls).flatMap((each) =>
  each.flatMap((call) =>
    [call.call, ...Object.values(call.alsoAt ?? {}).map((path) => `POST ${path}`)].map((at) => ({ at, call })),
  ),
);

describe('input of a route', () => {
  let origin: TestOrigin;

  beforeAll(async () => {
    origin = await openTestOrigin('sqlite');
  });
  afterAll(() => origin.close());
  beforeEach(() => read.splice(0));

  it.each(calls)('is parsed with the documented schema: $at', async ({ at, call: { takes } }) => {
    const [method = '', path = ''] = at.split(' ');
    const example = takes?.as.includes('query') ? Object.entries(takes.example) : [];
    const query = new URLSearchParams(example.map(([name, value]) => [name, String(value)]));
    for (const way of takes?.as ?? (['nothing'] as const)) {
      read.splice(0);
      const { headers, ...body } = BODIES[way];
      const authorization = `Bearer ${await issueToken(origin.ctx, 'demonstration-dealer')}`;
      await origin.origin.fetch(
        new Request(`http://origin.test${path}?${query}`, { method, ...body, headers: { ...headers, authorization } }),
      );
      const expected = takes ? [{ way: way === 'multipart' ? 'form' : way, schema: takes.schema }] : [];
      expect(read.map((each) => each.way)).toEqual(expected.map((each) => each.way));
      expect(read[0]?.schema === expected[0]?.schema).toBe(true);
    }
  });
});
