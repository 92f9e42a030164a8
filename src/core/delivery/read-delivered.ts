import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { DeliveryGateway } from '#ports/delivery-gateway.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { ImageFile } from '#ports/image-compressor.ts';
import type { Delivery, DeliveryReference } from './delivery.ts';

/** Reads a delivered document, or how far it is; a link that expired or was revoked is `not-found`. */
export type ReadDelivered = (
  reference: DeliveryReference,
  options?: CallOptions,
) => ResultAsync<Delivery, GatewayError>;

/** Returns a delivered document as a PDF file. */
export type DownloadDelivered = (
  reference: DeliveryReference,
  options?: CallOptions,
) => ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;

/** Returns the dealer's logo on a delivered document; one without a logo is `not-found`. */
export type ReadDeliveredLogo = (
  reference: DeliveryReference,
  options?: CallOptions,
) => ResultAsync<ImageFile, GatewayError>;

/**
 * Makes the use case that reads a delivered document without an account.
 *
 * Source: the product's own calls (DEL-02, DEL-03).
 *
 * @example
 * const deliveries = { read: () => errAsync({ code: 'not-found', message: null } as const) };
 * const delivery = await createReadDelivered({ deliveries })({ by: 'link', key: 'key-of-the-link' });
 */
export function createReadDelivered({
  deliveries,
}: {
  readonly deliveries: Pick<DeliveryGateway, 'read'>;
}): ReadDelivered {
  return (reference, options) => deliveries.read(reference, options);
}

/**
 * Makes the use case that downloads a delivered document as a PDF file.
 *
 * Source: the product's own calls (DEL-02, DEL-03).
 *
 * @example
 * const deliveries = { readPdf: () => okAsync(new Uint8Array()) };
 * const pdf = await createDownloadDelivered({ deliveries })({ by: 'link', key: 'key-of-the-link' });
 */
export function createDownloadDelivered({
  deliveries,
}: {
  readonly deliveries: Pick<DeliveryGateway, 'readPdf'>;
}): DownloadDelivered {
  return (reference, options) => deliveries.readPdf(reference, options);
}

/**
 * Makes the use case that reads the dealer's logo on a delivered document.
 *
 * Source: the product's own calls (DEL-02, DEL-03).
 *
 * @example
 * const deliveries = { readLogo: () => errAsync({ code: 'not-found', message: null } as const) };
 * const logo = await createReadDeliveredLogo({ deliveries })({ by: 'link', key: 'key-of-the-link' });
 */
export function createReadDeliveredLogo({
  deliveries,
}: {
  readonly deliveries: Pick<DeliveryGateway, 'readLogo'>;
}): ReadDeliveredLogo {
  return (reference, options) => deliveries.readLogo(reference, options);
}
