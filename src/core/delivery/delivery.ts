import type { DocumentKind, SharedDocument } from '../sharing/shared-document.ts';

/**
 * The delivery state of a paid document:
 * - `waiting`: it is being generated;
 * - `ready`: it can be read;
 * - `choice`: generation failed, and the buyer was emailed the choice between refund and credit;
 * - `refunded`, `credited`: the compensation that the buyer received.
 */
export type DeliveryState = 'waiting' | 'ready' | 'choice' | 'refunded' | 'credited';

/** All delivery states. */
export const DELIVERY_STATES: readonly DeliveryState[] = ['waiting', 'ready', 'choice', 'refunded', 'credited'];

/** A document delivered by an order, with its content when ready. */
export interface Delivery {
  readonly state: DeliveryState;
  readonly kind: DocumentKind;
  readonly vin: string;
  /** `null` until it is ready. */
  readonly document: SharedDocument | null;
}

/** The access to a delivered document without an account: a private link, or the signed token of its order. */
export type DeliveryReference =
  | { readonly by: 'link'; readonly key: string }
  | { readonly by: 'order'; readonly customData: string; readonly deliveryId: string };

/** The compensation that a buyer chooses for a document that could not be generated. */
export interface CompensationChoice {
  /** The signed token from the email that offered the choice. */
  readonly words: string;
  readonly choice: 'refund' | 'credit';
}

/** The compensation that a buyer received; the first choice is final. */
export interface Compensation {
  readonly state: Extract<DeliveryState, 'refunded' | 'credited'>;
  readonly kind: DocumentKind;
  readonly vin: string;
}
