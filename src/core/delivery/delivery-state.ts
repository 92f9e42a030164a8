/**
 * The delivery state of a paid document:
 * - `waiting`: it is being generated;
 * - `ready`: it can be read;
 * - `choice`: generation failed, and the buyer was emailed the choice between refund and credit;
 * - `refunded`, `credited`: the compensation that the buyer received.
 */
export type DeliveryState = 'waiting' | 'ready' | 'choice' | 'refunded' | 'credited';

/** All delivery states. Those other than `waiting` do not change over time. */
export const DELIVERY_STATES: readonly DeliveryState[] = ['waiting', 'ready', 'choice', 'refunded', 'credited'];
