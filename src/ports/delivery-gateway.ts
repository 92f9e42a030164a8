import type { ResultAsync } from 'neverthrow';
import type { Compensation, CompensationChoice, Delivery, DeliveryReference } from '#core/delivery/delivery.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';
import type { ImageFile } from './image-compressor.ts';

/** Provides buyers with the documents of their orders, without an account. */
export interface DeliveryGateway {
  /** Returns the document or its delivery state; a revoked document or an expired link is `not-found`. */
  read(reference: DeliveryReference, options?: CallOptions): ResultAsync<Delivery, GatewayError>;
  /** Returns the document as a PDF file; `not-found` if it is not ready. */
  readPdf(reference: DeliveryReference, options?: CallOptions): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
  /** Returns the dealer's logo on the document; `not-found` if there is none. */
  readLogo(reference: DeliveryReference, options?: CallOptions): ResultAsync<ImageFile, GatewayError>;
  /** Emails a new private link to the address of the order; an unknown key also succeeds, but no email is sent. */
  renewLink(key: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /**
   * Compensates for a document that could not be generated; the first choice is final, and an expired token is
   * `not-found`.
   */
  chooseCompensation(choice: CompensationChoice, options?: CallOptions): ResultAsync<Compensation, GatewayError>;
}
