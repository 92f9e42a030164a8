import * as z from 'zod';
import type { OwnThings } from './own-things.ts';
import { parametersOf, type ServedDocument, type ServedOperation } from './served-document.ts';

/** A request as shown in the document. */
export interface DocumentedRequest {
  readonly request: Request;
  /** Whether the document contains everything that the call needs, which excludes values signed by a third party. */
  readonly isWhole: boolean;
}

const fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.unknown())]));
const BASE = 'http://origin.test';

/** Returns the media types of an operation's body; empty if it has none. */
export function waysOf({ requestBody }: ServedOperation): readonly string[] {
  return requestBody === undefined ? ['no body'] : Object.keys(requestBody.content);
}

/** Returns the request shown for an operation, with its body in one media type, and with a token if required. */
export async function documentedRequest(
  document: ServedDocument,
  operation: ServedOperation,
  { own, way }: { readonly own: OwnThings; readonly way: string },
): Promise<DocumentedRequest> {
  const { method, path, requestBody, security, operationId } = operation;
  const url = new URL(path, BASE);
  const parameters = parametersOf(document, operation);
  for (const { name, example } of parameters.filter((each) => each.in === 'query')) {
    if (example !== undefined) url.searchParams.set(name, textOf(own, example));
  }
  const isWhole = parameters.every(({ required, example }) => !required || example !== undefined);
  const headers: Record<string, string> =
    security.length === 0 ? {} : { authorization: `Bearer ${await own.tokenFor(operationId)}` };
  const shown = requestBody?.content[way];
  if (shown === undefined) return { request: new Request(url, { method, headers }), isWhole };
  const { body, ...typed } = written(way, fields.parse(shown.example), own);
  return { request: new Request(url, { method, body, headers: { ...typed, ...headers } }), isWhole };
}

function written(way: string, example: z.infer<typeof fields>, own: OwnThings) {
  switch (way) {
    case 'application/json': {
      const body = Object.entries(example).map(([name, value]) => [name, own.values.get(value) ?? value]);
      return { body: JSON.stringify(Object.fromEntries(body)), 'content-type': way };
    }
    case 'application/x-www-form-urlencoded':
      return { body: new URLSearchParams(Object.entries(example).map(([name, value]) => [name, textOf(own, value)])) };
    default: {
      const body = new FormData();
      for (const [name, value] of Object.entries(example)) {
        const mine = own.values.get(value) ?? String(value);
        if (name === 'file') body.set(name, new File([mine], 'example'));
        else body.set(name, textOf(own, value));
      }
      return { body };
    }
  }
}

function textOf(own: OwnThings, value: unknown): string {
  return String(own.values.get(value) ?? value);
}
