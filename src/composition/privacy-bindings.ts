import { createHttpPrivacyGateway } from '#adapters/http/privacy-gateway.ts';
import { createLogConsent } from '#core/privacy/log-consent.ts';
import { httpGateway } from './http-gateway.ts';

/** Personal data: export, deletion and consent. */
export const privacyBindings = {
  privacy: httpGateway(createHttpPrivacyGateway),
  logConsent: createLogConsent,
};
