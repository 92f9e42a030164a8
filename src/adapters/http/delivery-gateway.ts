import { acknowledged } from '#contract/acknowledged.ts';
import type { DeliveryReference } from '#core/delivery/delivery.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { DeliveryGateway } from '#ports/delivery-gateway.ts';
import { compensation, delivery } from './delivery-schema.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import type { HttpCall, HttpFields } from './http-call.ts';
import type { HttpClient } from './http-client.ts';
import { LOGO_TYPES } from './logo-types.ts';

/**
 * Makes the gateway by which buyers read the documents of their orders.
 *
 * Source: the product's own calls (DEL-02, DEL-03, DEL-05).
 *
 * @example
 * const delivery = await createHttpDeliveryGateway(http).read({ by: 'link', key: 'key-of-the-link' });
 */
export function createHttpDeliveryGateway(http: HttpClient): DeliveryGateway {
  const read = (endpoint: Endpoint, reference: DeliveryReference, options: CallOptions | undefined): HttpCall => ({
    method: 'GET',
    endpoint,
    query: queryOf(reference),
    identifiesSite: true,
    signal: options?.signal,
  });
  const sent = (endpoint: Endpoint, fields: HttpFields, options: CallOptions | undefined): HttpCall => ({
    method: 'POST',
    endpoint,
    body: { encoding: 'form', fields },
    signal: options?.signal,
  });

  return {
    read: (reference, options) => http.json(read(endpoints.deliveredDocument, reference, options), delivery),
    readPdf: (reference, options) => http.file(read(endpoints.deliveredPdf, reference, options), 'application/pdf'),
    readLogo: (reference, options) => http.fileOfAny(read(endpoints.deliveredLogo, reference, options), LOGO_TYPES),
    renewLink: (key, options) =>
      http.json(sent(endpoints.documentLink, { key }, options), acknowledged.output).map(acknowledged.read),
    chooseCompensation: ({ words, choice }, options) =>
      http.json(sent(endpoints.deliveryChoice, { words, choice }, options), compensation),
  };
}

function queryOf(reference: DeliveryReference): HttpFields {
  return reference.by === 'link'
    ? { key: reference.key }
    : { custom_data: reference.customData, delivery: reference.deliveryId };
}
