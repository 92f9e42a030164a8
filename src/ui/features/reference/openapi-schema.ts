import * as z from 'zod';

/** A JSON Schema, limited to the displayed keywords. Others are ignored. */
export interface ShownSchema {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly anyOf?: readonly ShownSchema[] | undefined;
  readonly oneOf?: readonly ShownSchema[] | undefined;
  readonly items?: ShownSchema | undefined;
  readonly properties?: Readonly<Record<string, ShownSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: ShownSchema | undefined;
  readonly description?: string | undefined;
  readonly default?: unknown;
  readonly format?: string | undefined;
  readonly pattern?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly contentMediaType?: string | undefined;
}

const schema: z.ZodType<ShownSchema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(schema).optional(),
    oneOf: z.array(schema).optional(),
    items: schema.optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: schema.optional(),
    description: z.string().optional(),
    default: z.unknown().optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    contentMediaType: z.string().optional(),
  }),
);

const content = z.record(
  z.string(),
  z.object({
    schema: schema.optional(),
    example: z.record(z.string(), z.unknown()).optional(),
  }),
);
const parameter = z.object({
  name: z.string(),
  in: z.enum(['query', 'header']),
  required: z.boolean().default(false),
  description: z.string().default(''),
  schema,
  example: z.union([z.string(), z.number()]).optional(),
});
const answered = z.record(z.string(), z.object({ schema: schema.optional(), example: z.unknown().optional() }));
const response = z.object({ description: z.string(), content: answered.default({}) });
const reference = z.object({ $ref: z.string(), description: z.string().optional() });

/** The displayed parts of an OpenAPI document. */
export const openApiSchema = z.object({
  info: z.object({ description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        tags: z.array(z.string()),
        summary: z.string(),
        description: z.string().default(''),
        security: z.array(z.unknown()),
        parameters: z.array(z.union([reference, parameter])).default([]),
        requestBody: z.object({ content }).optional(),
        responses: z.record(z.string(), z.union([reference, response])),
      }),
    ),
  ),
  components: z.object({
    schemas: z.record(z.string(), schema),
    responses: z.record(z.string(), response),
    parameters: z.record(z.string(), parameter),
  }),
});

/** The output of {@link openApiSchema}. */
export type OpenApi = z.infer<typeof openApiSchema>;
