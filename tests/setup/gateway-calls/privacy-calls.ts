import { createHttpPrivacyGateway } from '#adapters/http/privacy-gateway.ts';
import type { PrivacyGateway } from '#ports/privacy-gateway.ts';
import { callsOf } from './gateway-call.ts';

const done = { status: 'success' };
const noon = Date.UTC(2026, 5, 1, 12);
const consent = { id: 'consent-1', decidedAt: noon, analytics: true, advertising: false };

/** The calls about personal data. */
export const privacyCalls = callsOf<PrivacyGateway>('privacy', createHttpPrivacyGateway, {
  logConsent: [{ rows: 'CALL-05 SITE-13', answer: done, send: (privacy) => privacy.logConsent(consent) }],
  confirmDeletion: [
    {
      rows: 'ACC-11',
      answer: { status: 'success', data: { erase_at: noon } },
      send: (privacy) => privacy.confirmDeletion('link-1'),
    },
  ],
  cancelDeletionByLink: [{ rows: 'ACC-11', answer: done, send: (privacy) => privacy.cancelDeletionByLink('link-1') }],
  cancelDeletion: [{ rows: 'ACC-11', answer: done, send: (privacy) => privacy.cancelDeletion() }],
  deletionState: [
    {
      rows: 'ACC-11',
      answer: { status: 'success', data: { state: 'cooling-off', erase_at: noon } },
      send: (privacy) => privacy.deletionState(),
    },
  ],
  exportPersonalData: [
    {
      rows: 'ACC-11',
      answer: { status: 'success', exported_at: noon, data: { account: [{ email: 'ada@people.example' }] } },
      send: (privacy) => privacy.exportPersonalData(),
    },
  ],
});
