import { createHttpPrivacyGateway } from '#adapters/http/privacy-gateway.ts';
import { createCancelDeletionByLink } from '#core/privacy/cancel-deletion-by-link.ts';
import { createConfirmDeletion } from '#core/privacy/confirm-deletion.ts';
import { createLogConsent } from '#core/privacy/log-consent.ts';
import { httpGateway } from './http-gateway.ts';

/** Personal data: export, deletion and consent. */
export const privacyBindings = {
  privacy: httpGateway(createHttpPrivacyGateway),
  logConsent: createLogConsent,
  confirmDeletion: createConfirmDeletion,
  cancelDeletionByLink: createCancelDeletionByLink,
};
