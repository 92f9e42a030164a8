import { ContainerModule } from 'inversify';
import { createHttpSharingGateway } from '#adapters/http/sharing-gateway.ts';
import { createReadDocumentLogo } from '#core/sharing/read-document-logo.ts';
import { createDownloadSharedDocument, createReadSharedDocument } from '#core/sharing/read-shared-document.ts';
import { createShareDocument, createUnshareDocument } from '#core/sharing/share-document.ts';
import { createVerifyDocument, createVerifyDocumentFile } from '#core/sharing/verify-document.ts';
import { service } from './service.ts';

/** Binds the sharing of documents, and the proof that a print is unaltered. */
export const sharingModule = new ContainerModule(({ bind }) => {
  const sharing = service('sharing');
  bind(sharing).toResolvedValue(createHttpSharingGateway, [service('http')]);
  bind(service('readSharedDocument')).toResolvedValue(
    (gateway) => createReadSharedDocument({ sharing: gateway }),
    [sharing],
  );
  bind(service('downloadSharedDocument')).toResolvedValue(
    (gateway) => createDownloadSharedDocument({ sharing: gateway }),
    [sharing],
  );
  bind(service('readDocumentLogo')).toResolvedValue(
    (gateway) => createReadDocumentLogo({ sharing: gateway }),
    [sharing],
  );
  bind(service('verifyDocument')).toResolvedValue((gateway) => createVerifyDocument({ sharing: gateway }), [sharing]);
  bind(service('verifyDocumentFile')).toResolvedValue(
    (gateway) => createVerifyDocumentFile({ sharing: gateway }),
    [sharing],
  );
  bind(service('shareDocument')).toResolvedValue((gateway) => createShareDocument({ sharing: gateway }), [sharing]);
  bind(service('unshareDocument')).toResolvedValue((gateway) => createUnshareDocument({ sharing: gateway }), [sharing]);
});
