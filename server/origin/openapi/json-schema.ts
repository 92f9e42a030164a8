import * as z from 'zod';

/** A JSON Schema of the dialect that OpenAPI 3.1 has. */
export type JsonSchema = { readonly [Keyword: string]: unknown };

const anySchema = z.record(z.string(), z.unknown());
const wrapped = z.object({
  properties: z.object({ described: anySchema }),
  $defs: z.record(z.string(), anySchema).default({}),
});

/** What is documented of a schema that takes more than the origin writes: the JSON Schema of what it writes. */
export function writtenAs(written: z.core.$ZodType): JsonSchema {
  return jsonSchema(written, writtenSchemas);
}

/** The named schemas within what is documented so. */
export const writtenSchemas = new Map<string, JsonSchema>();

/**
 * Tells what a schema takes. What has an id of its own is put among the named schemas, and referred to. Rules that are
 * written as code are told by a description alone.
 */
export function jsonSchema(schema: z.core.$ZodType, named: Map<string, JsonSchema>): JsonSchema {
  // Alone, a schema with an id of its own would be told where it stands; within another one it is referred to.
  const made = z.toJSONSchema(z.object({ described: schema }), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: each }) => {
      // The bounds of every whole number that a program can hold are no rule of ours.
      if (each.minimum === Number.MIN_SAFE_INTEGER) delete each.minimum;
      if (each.maximum === Number.MAX_SAFE_INTEGER) delete each.maximum;
      if (zodSchema._zod.def.type !== 'file') return;
      // How OpenAPI 3.1 says that something is bytes.
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
