import { createHttpSharingGateway } from '#adapters/http/sharing-gateway.ts';
import {
  createDownloadSharedDocument,
  createReadSharedDocument,
  createVerifyDocument,
} from '#core/sharing/sharing-calls.ts';
import { httpGateway } from './http-gateway.ts';

/** Shared documents, and the verification of printed copies. */
export const sharingBindings = {
  sharing: httpGateway(createHttpSharingGateway),
  readSharedDocument: createReadSharedDocument,
  downloadSharedDocument: createDownloadSharedDocument,
  verifyDocument: createVerifyDocument,
};
