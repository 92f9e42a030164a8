import * as z from 'zod';
import type { CallInput } from './documented-call.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';

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
export function queryParameters(
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
export function requestBody({ as, schema, example }: CallInput, named: Map<string, JsonSchema>) {
  const content = as
    .flatMap((way) => (way === 'query' ? [] : MEDIA_TYPES[way]))
    .map((type) => [type, { schema: jsonSchema(schema, named), example }]);
  return { required: true, content: Object.fromEntries(content) };
}
