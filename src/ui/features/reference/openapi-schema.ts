import * as z from 'zod';

const schema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  get anyOf() {
    return z.array(schema).optional();
  },
  get oneOf() {
    return z.array(schema).optional();
  },
  get items() {
    return schema.optional();
  },
  get properties() {
    return z.record(z.string(), schema).optional();
  },
  required: z.array(z.string()).optional(),
  get additionalProperties() {
    return schema.optional();
  },
  description: z.string().optional(),
  default: z.unknown().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  contentMediaType: z.string().optional(),
});

/** A JSON Schema, limited to the displayed keywords. Others are ignored. */
export type ShownSchema = z.infer<typeof schema>;

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
