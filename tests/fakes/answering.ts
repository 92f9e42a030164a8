import { http, type RequestHandler } from 'msw';
import type { CallRequest } from '#contract/define-call.ts';
import { sentIn, wireError } from './fake-wire.ts';

/**
 * Returns handlers that answer a contract call at all its paths. Requests must use the contract's encoding and match
 * its schema; otherwise, they are rejected.
 */
export function answering<Sent, Taken>(
  origin: string,
  call: CallRequest<Sent, Taken>,
  respond: (taken: Taken, request: Request) => Response | Promise<Response>,
): RequestHandler[] {
  const answer = async ({ request }: { readonly request: Request }): Promise<Response> => {
    const sent = await sentIn(request, call);
    return sent.isOk() ? respond(sent.value, request) : wireError(sent.error);
  };
  const handler = call.method === 'GET' ? http.get : http.post;
  return [call.path, ...(call.alsoAt ?? [])].map((path) => handler(`${origin}${path}`, answer));
}
