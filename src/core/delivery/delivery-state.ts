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
