import { callLimits } from '../kernel/limits/call-limits.ts';
import { failure } from './answer-schemas.ts';
import type { CallAnswer, DocumentedCall } from './documented-call.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';

/** All error responses, by status. */
const FAILURES = {
  400: ['Unreadable', 'The request is malformed or cannot be carried out.'],
  401: ['SignedOut', 'The call requires a valid bearer token.'],
  402: ['NoCredit', 'The user has no credit left for this.'],
  403: ['Forbidden', 'The user is signed in but not allowed to do this.'],
  404: ['NotFound', 'Not found, or not accessible to the caller.'],
  409: [
    'Conflict',
    'The request conflicts with the current state, or the Idempotency-Key was used for another request.',
  ],
  413: ['TooLarge', 'The body is too large.'],
  422: ['WrongFields', 'Fields are missing or invalid; `fields` names them.'],
  429: ['TooMany', 'Too many requests.'],
  500: ['Broken', 'Internal error.'],
  503: ['Unavailable', 'A service that this call depends on does not respond; the call can be retried.'],
} as const;

const RETRY_AFTER = { description: 'Seconds until the call can be retried.', schema: { type: 'integer', minimum: 1 } };

/** Returns the reusable error responses by name. */
export function failureResponses(named: Map<string, JsonSchema>) {
  const content = { 'application/json': { schema: jsonSchema(failure, named) } };
  return Object.fromEntries(
    Object.entries(FAILURES).map(([status, [name, description]]) => [
      name,
      { description, ...(status === '429' && { headers: { 'Retry-After': RETRY_AFTER } }), content },
    ]),
  );
}

/** Returns the responses of a call by status. */
export function callAnswers(
  call: DocumentedCall,
  { example, named }: { readonly example: unknown; readonly named: Map<string, JsonSchema> },
): Readonly<Record<string, unknown>> {
  const statuses = new Set<keyof typeof FAILURES>([500, ...(call.fails ?? [])]);
  if (call.takes) for (const status of [400, 422] as const) statuses.add(status);
  if (call.takes?.as.some((way) => way !== 'query')) statuses.add(413);
  if (call.by !== 'anyone') statuses.add(401);
  if (call.by === 'dealer') statuses.add(403);
  const failures = [...statuses].map((status) => [status, { $ref: `#/components/responses/${FAILURES[status][0]}` }]);
  return {
    ...(call.answer && { 200: goodAnswer(call.answer, { declines: call.declines === true, example, named }) }),
    ...Object.fromEntries(failures),
    ...(call.limits && { 429: tooMany(call.limits) }),
  };
}

function goodAnswer(
  { json, files = [], events }: CallAnswer,
  {
    declines,
    example,
    named,
  }: { readonly declines: boolean; readonly example: unknown; readonly named: Map<string, JsonSchema> },
) {
  const schema = json && jsonSchema(json, named);
  const content = {
    ...(schema && {
      'application/json': { schema: declines ? { anyOf: [schema, jsonSchema(failure, named)] } : schema, example },
    }),
    ...Object.fromEntries(files.map((type) => [type, {}])),
    ...(events && { 'text/event-stream': { schema: eventSchema(events, named) } }),
  };
  return { description: declines ? 'The call succeeded or was declined.' : 'The call succeeded.', content };
}

/** Returns the JSON Schema of an event: its name, and its data before JSON encoding. */
function eventSchema(events: NonNullable<CallAnswer['events']>, named: Map<string, JsonSchema>): JsonSchema {
  const schemas = Object.entries(events).map(([event, data]) => ({
    type: 'object',
    properties: { event: { const: event }, data: jsonSchema(data, named) },
    required: ['event', 'data'],
  }));
  const failed = {
    type: 'object',
    properties: { event: { const: 'failure' }, data: jsonSchema(failure, named) },
    required: ['event', 'data'],
  };
  return {
    description: 'Server-sent events, each matching one of these schemas; the last one ends the stream.',
    anyOf: [...schemas, failed],
  };
}

function tooMany(limits: NonNullable<DocumentedCall['limits']>) {
  const rules = limits.map((name) => {
    const { times, withinMs } = callLimits[name];
    const whom = /By(Account|Caller)$/.exec(name)?.[1] === 'Account' ? 'account' : 'caller';
    return `${times} within ${withinMs / 60_000} minutes by ${whom}`;
  });
  return { $ref: '#/components/responses/TooMany', description: `Too many requests. Limits: ${rules.join('; ')}.` };
}
