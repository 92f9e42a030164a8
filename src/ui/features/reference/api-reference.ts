import { curlLine } from './curl-line.ts';
import type { OpenApi, ShownSchema } from './openapi-schema.ts';
import { schemaRules, schemaText } from './schema-text.ts';

/** One field of a request. */
export interface ShownField {
  readonly name: string;
  readonly place: 'query' | 'header' | 'body';
  readonly type: string;
  readonly isRequired: boolean;
  /** Its rules and description, as worded in the document. */
  readonly about: string;
}

/** One response of an operation. */
export interface ShownAnswer {
  readonly status: string;
  readonly about: string;
  readonly types: readonly string[];
  /** The contents of a successful response by media type. */
  readonly shapes: readonly { readonly type: string; readonly text: string }[];
  /** An example as JSON, or `null` if there is none. */
  readonly example: string | null;
}

/** One operation, prepared for display. */
export interface ShownOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly about: string;
  readonly by: 'anyone' | 'signed-in' | 'dealer';
  readonly fields: readonly ShownField[];
  /** The media types accepted for its body. */
  readonly bodies: readonly string[];
  readonly curl: string;
  readonly answers: readonly ShownAnswer[];
}

/** An API document, prepared for display. */
export interface ApiReference {
  readonly tags: readonly {
    readonly name: string;
    readonly about: string;
    readonly operations: readonly ShownOperation[];
  }[];
  /** The shapes that responses refer to by name. */
  readonly shapes: readonly { readonly name: string; readonly about: string; readonly text: string }[];
}

type Operation = OpenApi['paths'][string][string];

/** Returns the displayed form of a document. `address` is the base URL of its calls. */
export function apiReference(document: OpenApi, address: string): ApiReference {
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
    shapes: Object.entries(document.components.schemas)
      .map(([name, schema]) => ({ name, about: schema.description ?? '', text: schemaText(schema) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
  };
}

function shownOperation(
  { components }: OpenApi,
  operation: Operation,
  { method, path, address }: { readonly method: string; readonly path: string; readonly address: string },
): ShownOperation {
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
    by: !wantsToken ? 'anyone' : operation.responses['403'] ? 'dealer' : 'signed-in',
    fields: [
      ...parameters.map(({ name, in: place, required, schema, description }) =>
        shownField(name, { place, isRequired: required, schema: { description, ...schema } }),
      ),
      ...body.map(({ name, isRequired, schema }) => shownField(name, { place: 'body', isRequired, schema })),
    ],
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

function exampleOf(content: Readonly<Record<string, { readonly example?: unknown }>>): string | null {
  const shown = Object.values(content).find(({ example }) => example !== undefined);
  return shown ? JSON.stringify(shown.example, null, 2) : null;
}

function bodyFields({ properties = {}, required = [] }: ShownSchema) {
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) }));
}

function shownField(
  name: string,
  { place, isRequired, schema }: Pick<ShownField, 'place' | 'isRequired'> & { readonly schema: ShownSchema },
): ShownField {
  const about = [schemaRules(schema), schema.description ?? ''].filter((text) => text !== '').join('. ');
  return { name, place, type: schemaText(schema), isRequired, about };
}
