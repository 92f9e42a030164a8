import * as z from 'zod';

const anything = z.record(z.string(), z.unknown());
const media = z.strictObject({ schema: anything.optional(), example: z.unknown().optional() });
const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(['query', 'header']),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema: anything,
  example: z.unknown().optional(),
});
const reference = z.strictObject({ $ref: z.string().startsWith('#/components/'), description: z.string().optional() });
const response = z.strictObject({
  description: z.string().min(1),
  headers: z.record(z.string(), z.strictObject({ description: z.string(), schema: anything })).optional(),
  content: z.record(z.string(), media),
});

const operation = z.strictObject({
  operationId: z.string().regex(/^[a-z][A-Za-z0-9]+$/),
  tags: z.tuple([z.string()]),
  summary: z.string().min(1).max(100),
  description: z.string().optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.union([reference, parameter])).default([]),
  requestBody: z.strictObject({ required: z.literal(true), content: z.record(z.string(), media) }).optional(),
  responses: z.record(z.string().regex(/^[2-5]\d\d$/), z.union([reference, response])),
});

/** The schema of OpenAPI 3.1, limited to the parts that the origin's document uses: any other keyword is an error. */
export const servedDocument = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    description: z.string(),
    license: z.strictObject({ name: z.string() }),
  }),
  servers: z.array(z.strictObject({ url: z.string() })),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(['get', 'post']), operation)),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[\w.-]+$/), anything),
    responses: z.record(z.string(), response),
    parameters: z.record(z.string(), parameter),
    securitySchemes: z.record(
      z.string(),
      z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), description: z.string() }),
    ),
  }),
});

/** The parsed document of the origin. */
export type ServedDocument = z.infer<typeof servedDocument>;

/** An operation of the {@link ServedDocument} with its method and path. */
export type ServedOperation = z.infer<typeof operation> & { readonly method: string; readonly path: string };

/** Returns all operations of a document in order. */
export function operationsOf({ paths }: ServedDocument): ServedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({ ...each, method: method.toUpperCase(), path })),
  );
}

/** Returns the parameters of an operation, including referenced ones. */
export function parametersOf({ components }: ServedDocument, { parameters }: ServedOperation) {
  return parameters.map((each) => ('$ref' in each ? named(components.parameters, each.$ref) : each));
}

/** Returns the document's description of a response with this status, if any. */
export function responseOf({ components }: ServedDocument, { responses }: ServedOperation, status: number) {
  const each = responses[String(status)];
  return each !== undefined && '$ref' in each ? named(components.responses, each.$ref) : each;
}

function named<Value>(values: Readonly<Record<string, Value>>, reference: string): Value {
  const value = values[reference.split('/').at(-1) ?? ''];
  if (value === undefined) throw new Error(`There is no ${reference}.`);
  return value;
}

/**
 * Returns a validator for a schema of the document. Unknown fields are errors, so that no field is missing from the
 * document.
 */
export function judging({ components }: ServedDocument, schema: Readonly<Record<string, unknown>>): z.ZodType {
  const own = JSON.stringify(schema);
  const whole = own.includes('"$ref"') ? JSON.stringify({ ...schema, $defs: components.schemas }) : own;
  return z.fromJSONSchema(
    JSON.parse(whole.replaceAll('"#/components/schemas/', '"#/$defs/'), (key, value) => {
      // Patterns with Unicode property escapes require a regular expression flag that is not set here.
      if (key === 'pattern' && /\\p\{/i.test(value)) return undefined;
      return objectWithFields.safeParse(value).success ? { additionalProperties: false, ...value } : value;
    }),
  );
}

const objectWithFields = z.looseObject({ type: z.literal('object'), properties: z.record(z.string(), z.unknown()) });
