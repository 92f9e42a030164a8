import { createHttpSharingGateway } from '#adapters/http/sharing-gateway.ts';
import { createVerifyDocument } from '#core/sharing/sharing-calls.ts';
import { httpGateway } from './http-gateway.ts';

/** Shared documents, and the verification of printed copies. */
export const sharingBindings = {
  sharing: httpGateway(createHttpSharingGateway),
  verifyDocument: createVerifyDocument,
};
