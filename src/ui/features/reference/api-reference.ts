import type { HostRequest } from '#ui/app/contexts/host-context.ts';
import { curlLine } from './curl-line.ts';
import { type OpenApi, openApiSchema, type ShownSchema } from './openapi-schema.ts';
import { schemaRules, schemaText } from './schema-text.ts';

/** One field of a request. */
export type ShownField = ReturnType<typeof shownField>;

/** One operation, prepared for display. */
export type ShownOperation = ReturnType<typeof shownOperation>;

/** One response of an operation. */
export type ShownAnswer = ShownOperation['answers'][number];

/** An API document, prepared for display. */
export type ApiReference = ReturnType<typeof apiReference>;

type Operation = OpenApi['paths'][string][string];

/** Returns the displayed form of a document. `address` is the base URL of its calls. */
export function apiReference(document: OpenApi, address: string) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0],
      shown: shownOperation(document, operation, { method: method.toUpperCase(), path, address }),
    })),
  );
  return {
    tags: document.tags.map(({ name, description }) => ({
      name,
      about: description,
      operations: operations.filter(({ tag }) => tag === name).map(({ shown }) => shown),
    })),
    // The shapes that responses refer to by name.
    shapes: Object.entries(document.components.schemas)
      .map(([name, schema]) => ({ name, about: schema.description ?? '', text: schemaText(schema) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
  };
}

function shownOperation(
  { components }: OpenApi,
  operation: Operation,
  { method, path, address }: { readonly method: string; readonly path: string; readonly address: string },
) {
  const parameters = operation.parameters.flatMap((each) =>
    '$ref' in each ? lookedUp(components.parameters, each.$ref) : each,
  );
  const content = operation.requestBody?.content ?? {};
  const [type = '', media] = Object.entries(content)[0] ?? [];
  const body = bodyFields(media?.schema ?? {});
  const query = parameters.flatMap(({ name, in: place, example }) =>
    place === 'query' && example !== undefined ? [[name, example] as const] : [],
  );
  const wantsToken = operation.security.length > 0;
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary,
    about: operation.description,
    by: !wantsToken ? ('anyone' as const) : operation.responses['403'] ? ('dealer' as const) : ('signed-in' as const),
    fields: [
      ...parameters.map(({ name, in: place, required, schema, description }) =>
        shownField(name, { place, isRequired: required, schema: { description, ...schema } }),
      ),
      ...body.map(({ name, isRequired, schema }) => shownField(name, { place: 'body', isRequired, schema })),
    ],
    // The media types accepted for its body.
    bodies: Object.keys(content),
    curl: curlLine({
      method,
      address: `${address}${path}`,
      query: Object.fromEntries(query),
      wantsToken,
      body: media?.example ? { type, fields: media.example } : null,
      files: body.filter(({ schema }) => schema.contentMediaType !== undefined).map(({ name }) => name),
    }),
    answers: Object.entries(operation.responses).flatMap(([status, each]) => {
      const resolved = '$ref' in each ? lookedUp(components.responses, each.$ref) : [each];
      return resolved.map(({ description, content: answered }) => ({
        status,
        about: ('$ref' in each && each.description) || description,
        types: Object.keys(answered),
        // The contents of a successful response by media type.
        shapes: '$ref' in each ? [] : shapesOf(answered),
        example: exampleOf(answered),
      }));
    }),
  };
}

function lookedUp<Value>(values: Readonly<Record<string, Value>>, reference: string): readonly Value[] {
  const value = values[reference.split('/').at(-1) ?? ''];
  return value === undefined ? [] : [value];
}

function shapesOf(content: Readonly<Record<string, { readonly schema?: ShownSchema | undefined }>>) {
  return Object.entries(content).flatMap(([type, { schema }]) => (schema ? [{ type, text: schemaText(schema) }] : []));
}

/** Returns an example as JSON, or `null` if there is none. */
function exampleOf(content: Readonly<Record<string, { readonly example?: unknown }>>): string | null {
  const shown = Object.values(content).find(({ example }) => example !== undefined);
  return shown ? JSON.stringify(shown.example, null, 2) : null;
}

function bodyFields({ properties = {}, required = [] }: ShownSchema) {
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) }));
}

interface FieldUse {
  readonly place: 'query' | 'header' | 'body';
  readonly isRequired: boolean;
  readonly schema: ShownSchema;
}

function shownField(name: string, { place, isRequired, schema }: FieldUse) {
  // Its rules and description, as worded in the document.
  const about = [schemaRules(schema), schema.description ?? ''].filter((text) => text !== '').join('. ');
  return { name, place, type: schemaText(schema), isRequired, about };
}

/** Loads the API document of this host's calls, or `null` if its origin has none. */
export async function loadApiReference(
  { fetch, logger }: Pick<HostRequest, 'fetch' | 'logger'>,
  address: URL,
  signal: AbortSignal,
): Promise<ApiReference | null> {
  const response = await fetch(new URL('/openapi.json', address), { signal });
  if (!response.ok) return null;
  // A custom origin may return something else at this path.
  const document = openApiSchema.safeParse(await response.json().catch(() => null));
  if (!document.success)
    logger.warn('The OpenAPI document could not be read.', { first: document.error.issues[0]?.path.join('.') });
  return document.success ? apiReference(document.data, address.origin) : null;
}
