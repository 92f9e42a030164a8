import { deliveryCalls } from '#contract/delivery.ts';
import type { DeliveryReference } from '#core/delivery/delivery.ts';
import type { DeliveryGateway } from '#ports/delivery-gateway.ts';
import type { HttpClient } from './http-client.ts';

/**
 * Creates the gateway through which buyers read the documents of their orders.
 *
 * Source: the product's own calls (DEL-02, DEL-03, DEL-05).
 *
 * @example
 * const delivery = await createHttpDeliveryGateway(http).read({ by: 'link', key: 'key-of-the-link' });
 */
export function createHttpDeliveryGateway(http: HttpClient): DeliveryGateway {
  return {
    read: (reference, options) => http.call(deliveryCalls.read, wireReference(reference), options),
    readPdf: (reference, options) =>
      http.download(deliveryCalls.readPdf, wireReference(reference), options).map(({ bytes }) => bytes),
    readLogo: (reference, options) => http.download(deliveryCalls.readLogo, wireReference(reference), options),
    renewLink: (key, options) => http.call(deliveryCalls.renewLink, { key }, options),
    chooseCompensation: ({ words, choice }, options) =>
      http.call(deliveryCalls.chooseCompensation, { words, choice }, options),
  };
}

function wireReference(reference: DeliveryReference) {
  return reference.by === 'link'
    ? { key: reference.key }
    : { custom_data: reference.customData, delivery: reference.deliveryId };
}
