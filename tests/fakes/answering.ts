import { http, type RequestHandler } from 'msw';
import * as z from 'zod/mini';
import type { CallRequest } from '#contract/define-call.ts';
import { jsonOf, wireError } from './fake-wire.ts';

const FORM_TYPES = { form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' } as const;

/**
 * Returns handlers that answer a contract call at all its paths. Requests must use the contract's encoding and match
 * its schema; otherwise, they are rejected.
 */
export function answering<Sent, Taken>(
  origin: string,
  { method, path, alsoAt = [], input }: CallRequest<Sent, Taken>,
  respond: (taken: Taken, request: Request) => Promise<Response>,
): RequestHandler[] {
  const answer = async ({ request }: { readonly request: Request }): Promise<Response> => {
    const taken = z.safeParse(input.schema, await fieldsOf(request, input.as));
    if (taken.success) return respond(taken.data, request);
    const fields = Object.fromEntries(taken.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
    return wireError({ code: 'refused', message: 'Some fields are missing or wrong.', fields });
  };
  const handler = method === 'GET' ? http.get : http.post;
  return [path, ...alsoAt].map((at) => handler(`${origin}${at}`, answer));
}

async function fieldsOf(request: Request, as: CallRequest<never>['input']['as']): Promise<object> {
  if (as === 'query') return Object.fromEntries(new URL(request.url).searchParams);
  if (as === 'json') return jsonOf(request);
  const isRight = request.headers.get('content-type')?.split(';')[0] === FORM_TYPES[as];
  return isRight ? Object.fromEntries(await request.formData()) : {};
}
