import type { HttpBody, HttpCall, HttpFields } from './http-call.ts';

/** The context for building a request, besides the call itself. */
export interface HttpRequestContext {
  /** The origin's URL, such as `https://vinport.example`. */
  readonly origin: string;
  readonly siteDomain: string;
  readonly token: string | null;
  readonly idempotencyKey: string;
  /** The accepted media type. */
  readonly accept: string;
}

/** Turns a call into the arguments of `fetch`. */
export function httpRequest(call: HttpCall, context: HttpRequestContext): { url: URL; init: RequestInit } {
  const url = new URL(call.address ?? call.endpoint, context.origin);
  for (const [name, value] of presentFields(call.query ?? {})) url.searchParams.set(name, value);
  const headers = new Headers({ accept: context.accept });
  if (call.authenticated && context.token !== null) headers.set('authorization', `Bearer ${context.token}`);
  if (call.identifiesSite) headers.set('uri', context.siteDomain);
  if (call.forwardedFor !== undefined) headers.set('x-forwarded-for', call.forwardedFor);
  if (call.onlyOnce) headers.set('idempotency-key', context.idempotencyKey);
  if (call.declaresJson || call.body?.encoding === 'json') headers.set('content-type', 'application/json');
  const body = call.body ? encodedBody(call.body) : null;
  // No redirect is followed, because it could send the bearer token to another host. `error` would report it as a
  // network failure, which would be retried repeatedly.
  return { url, init: { method: call.method, headers, body, redirect: 'manual', credentials: 'omit' } };
}

function encodedBody(body: HttpBody): BodyInit {
  switch (body.encoding) {
    case 'form':
      return new URLSearchParams(presentFields(body.fields));
    case 'multipart': {
      const form = new FormData();
      for (const [name, value] of Object.entries(body.fields)) if (value !== undefined) form.set(name, value);
      return form;
    }
    case 'json':
      return JSON.stringify(body.value);
  }
}

function presentFields(fields: HttpFields): [string, string][] {
  return Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
}
