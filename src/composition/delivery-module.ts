import { ContainerModule } from 'inversify';
import { createHttpDeliveryGateway } from '#adapters/http/delivery-gateway.ts';
import { createChooseCompensation } from '#core/delivery/choose-compensation.ts';
import {
  createDownloadDelivered,
  createReadDelivered,
  createReadDeliveredLogo,
} from '#core/delivery/read-delivered.ts';
import { createRenewDocumentLink } from '#core/delivery/renew-document-link.ts';
import { service } from './service.ts';

/** Binds what buyers do with the documents of their orders. */
export const deliveryModule = new ContainerModule(({ bind }) => {
  const deliveries = service('deliveries');
  bind(deliveries).toResolvedValue(createHttpDeliveryGateway, [service('http')]);
  bind(service('readDelivered')).toResolvedValue(
    (gateway) => createReadDelivered({ deliveries: gateway }),
    [deliveries],
  );
  bind(service('downloadDelivered')).toResolvedValue(
    (gateway) => createDownloadDelivered({ deliveries: gateway }),
    [deliveries],
  );
  bind(service('readDeliveredLogo')).toResolvedValue(
    (gateway) => createReadDeliveredLogo({ deliveries: gateway }),
    [deliveries],
  );
  bind(service('renewDocumentLink')).toResolvedValue(
    (gateway) => createRenewDocumentLink({ deliveries: gateway }),
    [deliveries],
  );
  bind(service('chooseCompensation')).toResolvedValue(
    (gateway) => createChooseCompensation({ deliveries: gateway }),
    [deliveries],
  );
});
