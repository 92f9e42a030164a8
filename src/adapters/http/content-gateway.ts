import { err, type ResultAsync } from 'neverthrow';
import { contentCalls } from '#contract/content.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { ContentDocuments, ContentError, ContentGateway } from '#ports/content-gateway.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import { isSuccess } from './http-answer.ts';
import type { HttpCall } from './http-call.ts';
import { httpCallOf } from './http-call-of.ts';
import type { HttpClient } from './http-client.ts';

/** The base URL of a separate CMS. */
export interface ContentBase {
  readonly url: string;
  /** Whether collections are paths under it. Otherwise the query field `endpoint` names the collection. */
  readonly isDirect: boolean;
}

/**
 * Creates the gateway that requests marketing content from the CMS, on the site's host or on a separate base URL.
 *
 * Source: specification, section 7, "Settings and content" (CNT-01, CNT-03).
 *
 * @example
 * const onTheSite = createHttpContentGateway(http);
 * const ofPayload = createHttpContentGateway(http, { url: 'https://cms.example', isDirect: true });
 */
export function createHttpContentGateway(http: HttpClient, base?: ContentBase): ContentGateway {
  function found(
    collection: 'sites' | 'pages',
    query: Readonly<Record<string, string>>,
    options: CallOptions | undefined,
  ): ResultAsync<ContentDocuments, ContentError> {
    const described = contentCalls[collection];
    const call: HttpCall = { ...httpCallOf(described, query, options), ...addressed(collection, query, base) };
    return http
      .answer(call)
      .mapErr(broken)
      .andThen((answer) =>
        isSuccess(answer)
          ? http.meaningOf(described, call, answer).mapErr(broken)
          : // HTTP/2 has no status text, so fall back to the status code.
            err({ code: 'not-ok' as const, statusText: answer.statusText.trim() || answer.status.toString() }),
      );
  }

  return {
    sites: (domain, options) =>
      found('sites', { 'where[domain][equals]': domain, ...PUBLISHED, sort: 'sortOrder', depth: '1' }, options),
    pages: ({ domain, url }, options) =>
      found(
        'pages',
        { 'where[url][equals]': url, 'where[site.domain][equals]': domain, ...PUBLISHED, depth: '1' },
        options,
      ),
  };
}

const PUBLISHED = { 'where[status][equals]': 'published' };

function addressed(
  collection: 'sites' | 'pages',
  query: Readonly<Record<string, string>>,
  base: ContentBase | undefined,
): Pick<HttpCall, 'address' | 'query'> {
  if (base === undefined) return { query };
  return base.isDirect
    ? { address: `${base.url.replace(/\/+$/, '')}${contentCalls[collection].path}`, query }
    : { address: base.url, query: { endpoint: collection, ...query } };
}

function broken(error: GatewayError): ContentError {
  return { code: 'failed', reason: 'reason' in error ? error.reason : error.code };
}
