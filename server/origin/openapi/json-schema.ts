import * as z from 'zod';

/** A JSON Schema in the dialect of OpenAPI 3.1. */
export type JsonSchema = { readonly [Keyword: string]: unknown };

const anySchema = z.record(z.string(), z.unknown());
const wrapped = z.object({
  properties: z.object({ described: anySchema }),
  $defs: z.record(z.string(), anySchema).default({}),
});

/** Returns the JSON Schema of the values that the origin writes, for a schema that accepts more. */
export function writtenAs(written: z.core.$ZodType): JsonSchema {
  return jsonSchema(written, writtenSchemas);
}

/** The named schemas referenced by {@link writtenAs}. */
export const writtenSchemas = new Map<string, JsonSchema>();

/**
 * Returns the JSON Schema of a schema's input. Schemas with an ID are added to the named schemas and referenced.
 * Refinements written as code are documented only by their description.
 */
export function jsonSchema(schema: z.core.$ZodType, named: Map<string, JsonSchema>): JsonSchema {
  // A top-level schema with an ID would be inlined; a nested one becomes a reference.
  const made = z.toJSONSchema(z.object({ described: schema }), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: each }) => {
      // The range of safe integers is not a rule of the API.
      if (each.minimum === Number.MIN_SAFE_INTEGER) delete each.minimum;
      if (each.maximum === Number.MAX_SAFE_INTEGER) delete each.maximum;
      if (zodSchema._zod.def.type !== 'file') return;
      // The notation for binary data in OpenAPI 3.1.
      delete each.format;
      delete each.contentEncoding;
      each.contentMediaType = 'application/octet-stream';
    },
  });
  const moved = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { properties, $defs } = wrapped.parse(JSON.parse(moved));
  for (const [name, { id, ...definition }] of Object.entries($defs)) named.set(name, definition);
  return properties.described;
}
