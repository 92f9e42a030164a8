import { documentFileCalls } from '#contract/document/file-calls.ts';
import { sharingCalls } from '#contract/document/sharing-calls.ts';
import type { SharingGateway } from '#ports/sharing-gateway.ts';
import type { HttpClient } from './http-client.ts';

/**
 * Creates the gateway that shares documents and verifies printed copies. It sends the site, which determines the host
 * of the links and the language of printed documents.
 *
 * Source: the product's own calls.
 *
 * @example
 * const link = await createHttpSharingGateway(http).share('the id of a report or sticker');
 */
export function createHttpSharingGateway(http: HttpClient): SharingGateway {
  return {
    readShared: (key, options) => http.call(sharingCalls.readShared, { key }, options),
    readSharedPdf: (key, options) =>
      http.download(documentFileCalls.printShared, { key }, options).map(({ bytes }) => bytes),
    readLogo: (document, options) => {
      switch (document.by) {
        case 'id':
          return http.download(documentFileCalls.logo, { id: document.id }, options);
        case 'key':
          return http.download(documentFileCalls.sharedLogo, { key: document.key }, options);
        case 'checksum':
          return http.download(documentFileCalls.verifiedLogo, { checksum: document.checksum }, options);
      }
    },
    verify: (checksum, options) => http.call(sharingCalls.verify, { checksum }, options),
    verifyFile: (bytes, options) => {
      const file = new File([bytes], 'document.pdf', { type: 'application/pdf' });
      return http.call(sharingCalls.verifyFile, { file }, options);
    },
    share: (id, options) => http.call(sharingCalls.share, { id }, options),
    unshare: (id, options) => http.call(sharingCalls.unshare, { id }, options),
  };
}
