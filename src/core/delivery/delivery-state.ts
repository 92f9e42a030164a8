/**
 * How far a paid document is:
 * - `waiting`: it is being made;
 * - `ready`: it can be read;
 * - `choice`: it could not be made, and the buyer was emailed the choice between refund and credit;
 * - `refunded`, `credited`: how the buyer was compensated.
 */
export type DeliveryState = 'waiting' | 'ready' | 'choice' | 'refunded' | 'credited';

/** The states from which nothing changes by waiting. */
export const DELIVERY_STATES: readonly DeliveryState[] = ['waiting', 'ready', 'choice', 'refunded', 'credited'];
