import { err, type ResultAsync } from 'neverthrow';
import { contentCalls } from '#contract/content.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { ContentDocuments, ContentError, ContentGateway } from '#ports/content-gateway.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import { isSuccess } from './http-answer.ts';
import type { HttpCall } from './http-call.ts';
import { httpCallOf } from './http-call-of.ts';
import type { HttpClient } from './http-client.ts';

/** Where a CMS of its own answers. */
export interface ContentBase {
  readonly url: string;
  /** Whether the collections lie under it as paths; otherwise the query field `endpoint` names the collection. */
  readonly isDirect: boolean;
}

/**
 * Makes the gateway that asks the CMS what the marketing side says: on the host of the site, or on a base of its own.
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
          : // HTTP/2 has no status texts; the number is what is left then.
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
