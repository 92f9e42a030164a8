import type { ResultAsync } from 'neverthrow';
import type { Compensation, CompensationChoice, Delivery, DeliveryReference } from '#core/delivery/delivery.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';
import type { ImageFile } from './image-compressor.ts';

/** Gives buyers the documents of their orders, without an account. */
export interface DeliveryGateway {
  /** The document, or how far it is; one that was revoked, and a link that expired, is `not-found`. */
  read(reference: DeliveryReference, options?: CallOptions): ResultAsync<Delivery, GatewayError>;
  /** The document as a PDF file; one that is not ready is `not-found`. */
  readPdf(reference: DeliveryReference, options?: CallOptions): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
  /** The dealer's logo on the document; one without a logo is `not-found`. */
  readLogo(reference: DeliveryReference, options?: CallOptions): ResultAsync<ImageFile, GatewayError>;
  /** Emails a new private link to the address of the order; an unknown key succeeds, too, and nothing is emailed. */
  renewLink(key: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Compensates for a document that could not be made; the first choice counts, and expired words are `not-found`. */
  chooseCompensation(choice: CompensationChoice, options?: CallOptions): ResultAsync<Compensation, GatewayError>;
}
