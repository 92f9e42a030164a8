import { ContainerModule } from 'inversify';
import { createHttpPrivacyGateway } from '#adapters/http/privacy-gateway.ts';
import { createCancelDeletion, createCancelDeletionByLink } from '#core/privacy/cancel-deletion.ts';
import { createConfirmDeletion } from '#core/privacy/confirm-deletion.ts';
import { createExportPersonalData } from '#core/privacy/export-personal-data.ts';
import { createLoadDeletionState } from '#core/privacy/load-deletion-state.ts';
import { createLogConsent } from '#core/privacy/log-consent.ts';
import { service } from './service.ts';

/** Binds what people can have done with their data. */
export const privacyModule = new ContainerModule(({ bind }) => {
  const privacy = service('privacy');
  bind(privacy).toResolvedValue(createHttpPrivacyGateway, [service('http')]);
  bind(service('logConsent')).toResolvedValue(
    (gateway, { clock, ids }) => createLogConsent({ privacy: gateway, clock, ids }),
    [privacy, service('world')],
  );
  bind(service('confirmDeletion')).toResolvedValue((gateway) => createConfirmDeletion({ privacy: gateway }), [privacy]);
  bind(service('cancelDeletion')).toResolvedValue((gateway) => createCancelDeletion({ privacy: gateway }), [privacy]);
  bind(service('cancelDeletionByLink')).toResolvedValue(
    (gateway) => createCancelDeletionByLink({ privacy: gateway }),
    [privacy],
  );
  bind(service('loadDeletionState')).toResolvedValue(
    (gateway) => createLoadDeletionState({ privacy: gateway }),
    [privacy],
  );
  bind(service('exportPersonalData')).toResolvedValue(
    (gateway) => createExportPersonalData({ privacy: gateway }),
    [privacy],
  );
});
