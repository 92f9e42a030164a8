import * as z from 'zod';
import answerExamples from './answer-examples.json' with { type: 'json' };
import { callAnswers, failureResponses } from './call-answers.ts';
import type { CallInput } from './documented-call.ts';
import { CALL_TAGS, type DocumentedCall } from './documented-call.ts';
import { documentedCalls } from './documented-calls.ts';
import { type JsonSchema, jsonSchema, writtenSchemas } from './json-schema.ts';

const DESCRIPTION = `Every call of the embedded origin, as its routes read and answer them.

- Times are UTC epoch milliseconds; amounts are integer minor units with a currency.
- An error response is JSON with \`status\`, \`message\` and, if fields are invalid, \`fields\`. Calls that may be declined respond with HTTP status 200 and \`status: error\`.
- Responses may gain fields; clients ignore fields that they do not know.
- Calls that must not be executed twice accept an \`Idempotency-Key\`: a repeated request with the same key gets the first response.`;

/** Headers of calls, beside the token. */
const HEADERS = {
  uri: {
    name: 'uri',
    in: 'header',
    description: 'The domain of the site, if it does not follow from the host of the request.',
    schema: { type: 'string', maxLength: 253 },
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key for all retries of a request, and a new key for the next request.',
    schema: { type: 'string', maxLength: 200 },
  },
  'Stripe-Signature': {
    name: 'Stripe-Signature',
    in: 'header',
    required: true,
    description: 'The signature of a Stripe event.',
    schema: { type: 'string' },
  },
  'Sandbox-Signature': {
    name: 'Sandbox-Signature',
    in: 'header',
    required: true,
    description: 'The signature of an event of the test gateway.',
    schema: { type: 'string' },
  },
} as const;

/** The origin's responses to the example requests, recorded and compared by a test. */
const examples: Readonly<Record<string, unknown>> = answerExamples;

/** The OpenAPI operation of a method and path. */
type Operation = Readonly<Record<string, unknown>>;

/** Returns the OpenAPI 3.1 document of the origin. */
export function openApiDocument() {
  const named = new Map(writtenSchemas);
  const failures = failureResponses(named);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [tag, calls] of Object.entries(documentedCalls)) {
    for (const call of calls) {
      const [method = '', path = ''] = call.call.split(' ');
      for (const [id, at] of Object.entries({ [call.id]: path, ...call.alsoAt })) {
        paths[at] = {
          ...paths[at],
          [method.toLowerCase()]: { operationId: id, ...operationOf(call, { id, tag, named }) },
        };
      }
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Vinport origin', version: '1.0.0', description: DESCRIPTION, license: { name: 'MIT' } },
    servers: [{ url: '/' }],
    tags: Object.entries(CALL_TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(named),
      responses: failures,
      parameters: HEADERS,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token in the response to a sign-in.' },
      },
    },
  } as const;
}

function operationOf(
  call: DocumentedCall,
  { id, tag, named }: { readonly id: string; readonly tag: string; readonly named: Map<string, JsonSchema> },
): Operation {
  const { takes, headers = [] } = call;
  const query = takes?.as.includes('query') ? queryParameters(takes, named) : [];
  const parameters = [...query, ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` }))];
  return {
    tags: [tag],
    summary: call.summary,
    ...(call.about !== undefined && { description: call.about }),
    security: call.by === 'anyone' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(takes?.as.some((way) => way !== 'query') && { requestBody: requestBody(takes, named) }),
    responses: callAnswers(call, { example: examples[id], named }),
  };
}

const MEDIA_TYPES = {
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  multipart: ['multipart/form-data'],
  json: ['application/json'],
} as const;

const fieldsOf = z.looseObject({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
  additionalProperties: z.record(z.string(), z.unknown()).optional(),
});

/** Returns the query parameters of a call. If any name is accepted, those of the example are documented. */
function queryParameters(
  { schema, example }: CallInput,
  named: Map<string, JsonSchema>,
): readonly Record<string, unknown>[] {
  const { properties, required, additionalProperties } = fieldsOf.parse(jsonSchema(schema, named));
  const fields = additionalProperties
    ? Object.fromEntries(Object.keys(example).map((name) => [name, additionalProperties]))
    : properties;
  return Object.entries(fields).map(([name, field]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: field,
    ...(name in example && { example: example[name] }),
  }));
}

/** Returns the request body of a call in each supported encoding. */
function requestBody({ as, schema, example }: CallInput, named: Map<string, JsonSchema>) {
  const content = as
    .flatMap((way) => (way === 'query' ? [] : MEDIA_TYPES[way]))
    .map((type) => [type, { schema: jsonSchema(schema, named), example }]);
  return { required: true, content: Object.fromEntries(content) };
}
