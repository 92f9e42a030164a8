import type { DocumentKind, SharedDocument } from '../sharing/shared-document.ts';
import type { DeliveryState } from './delivery-state.ts';

/** A document that an order delivers, with its content once it is ready. */
export interface Delivery {
  readonly state: DeliveryState;
  readonly kind: DocumentKind;
  readonly vin: string;
  /** `null` until it is ready. */
  readonly document: SharedDocument | null;
}

/** What gives access to a delivered document without an account: a private link, or the signed words of its order. */
export type DeliveryReference =
  | { readonly by: 'link'; readonly key: string }
  | { readonly by: 'order'; readonly customData: string; readonly deliveryId: string };

/** What a buyer gets for a document that could not be made. */
export interface CompensationChoice {
  /** The signed words of the email that asked. */
  readonly words: string;
  readonly choice: 'refund' | 'credit';
}

/** How a buyer was compensated: the first choice counts. */
export interface Compensation {
  readonly state: Extract<DeliveryState, 'refunded' | 'credited'>;
  readonly kind: DocumentKind;
  readonly vin: string;
}
