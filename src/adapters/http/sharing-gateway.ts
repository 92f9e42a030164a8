import type { DocumentReference } from '#core/sharing/document-reference.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { SharingGateway } from '#ports/sharing-gateway.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import type { HttpCall } from './http-call.ts';
import type { HttpClient } from './http-client.ts';
import { LOGO_TYPES } from './logo-types.ts';
import { revokedLinks, sharedDocument, sharedLink, verifiedDocument } from './sharing-schema.ts';

const PDF = 'application/pdf';

/**
 * Makes the gateway by which documents are shared, and prints verified. The site is named along: links lead there, and
 * what is printed speaks its language.
 *
 * Source: the product's own calls.
 *
 * @example
 * const link = await createHttpSharingGateway(http).share('the id of a report or sticker');
 */
export function createHttpSharingGateway(http: HttpClient): SharingGateway {
  const opened = (endpoint: Endpoint, key: string, options: CallOptions | undefined): HttpCall => ({
    method: 'GET',
    endpoint,
    query: { key },
    identifiesSite: true,
    signal: options?.signal,
  });
  const own = (endpoint: Endpoint, id: string, options: CallOptions | undefined): HttpCall => ({
    method: 'POST',
    endpoint,
    body: { encoding: 'form', fields: { id } },
    authenticated: true,
    identifiesSite: true,
    signal: options?.signal,
  });

  return {
    readShared: (key, options) => http.json(opened(endpoints.shared, key, options), sharedDocument),
    readSharedPdf: (key, options) => http.file(opened(endpoints.sharedPdf, key, options), PDF),
    readLogo: (document, options) =>
      http.fileOfAny({ method: 'GET', ...logoCall(document), signal: options?.signal }, LOGO_TYPES),
    verify: (checksum, options) =>
      http.json(
        { method: 'GET', endpoint: endpoints.verify, query: { checksum }, signal: options?.signal },
        verifiedDocument,
      ),
    verifyFile: (bytes, options) =>
      http.json(
        {
          method: 'POST',
          endpoint: endpoints.verify,
          body: {
            encoding: 'multipart',
            fields: { file: new File([bytes], 'document.pdf', { type: PDF }) },
          },
          signal: options?.signal,
        },
        verifiedDocument,
      ),
    share: (id, options) => http.json(own(endpoints.share, id, options), sharedLink),
    unshare: (id, options) => http.json(own(endpoints.unshare, id, options), revokedLinks),
  };
}

function logoCall(document: DocumentReference): Pick<HttpCall, 'endpoint' | 'query' | 'authenticated'> {
  switch (document.by) {
    case 'id':
      return { endpoint: endpoints.documentLogo, query: { id: document.id }, authenticated: true };
    case 'key':
      return { endpoint: endpoints.sharedLogo, query: { key: document.key } };
    case 'checksum':
      return { endpoint: endpoints.verifiedLogo, query: { checksum: document.checksum } };
  }
}
