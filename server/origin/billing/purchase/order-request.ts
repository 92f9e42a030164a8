import * as z from 'zod/mini';
import { cart, cartLine, MAX_CART_LINES, purchaseCalls } from '#contract/billing/purchase.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { OrderLineRow } from '#origin/kernel/db/shop-rows.ts';

/** A cart as it is ordered, by whichever call. */
export interface OrderRequest {
  readonly email: string;
  readonly currency: string;
  /** The total that the buyer has seen, in minor units; another one is answered with the right one. */
  readonly total: number;
  readonly couponCode: string;
  readonly gateway: string;
  /** ISO 3166-1 alpha-2; empty where it was not asked. */
  readonly country: string;
  readonly lines: readonly OrderRequestLine[];
  /** The version of the terms that the buyer has agreed to; empty where a call has no such field. */
  readonly termsVersion: string;
  /** Whether the buyer has asked for delivery before the withdrawal period ends, and knows that this ends it. */
  readonly immediateDelivery: boolean;
  /** Where the gateway's page leads back to when the buyer cancels: a path of the site. */
  readonly cancelPath: string;
  /** The `custom_data` of an order that this one replaces; its checkout is closed first. */
  readonly replaces: string | null;
  /** What else a call has stated, stored as it is. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** A plan of a cart. */
export interface OrderRequestLine {
  readonly list: OrderLineRow['list'];
  readonly planCode: string;
  readonly quantity: number;
  /** The vehicle; `null` for credits. */
  readonly vin: string | null;
}

const vin = z._default(
  z.pipe(
    z.nullable(z.string().check(z.maxLength(64))),
    z.transform((text, context) => {
      if (text === null) return null;
      const read = readVin(text);
      if (read.isOk()) return read.value.value;
      context.issues.push({ code: 'custom', input: text, message: 'expected a VIN, or null' });
      return z.NEVER;
    }),
  ),
  null,
);

const schema = z.pipe(
  z.extend(cart, { lines: z.array(z.extend(cartLine, { vin })).check(z.minLength(1), z.maxLength(MAX_CART_LINES)) }),
  z.transform(
    ({ coupon, terms_version, immediate_delivery, cancel_path, lines, ...fields }): OrderRequest => ({
      ...fields,
      couponCode: coupon,
      termsVersion: terms_version,
      immediateDelivery: immediate_delivery,
      cancelPath: cancel_path,
      lines: lines.map(({ plan, ...line }) => ({ ...line, planCode: plan })),
      details: {},
    }),
  ),
);

/** The order of a cart as this origin reads it. */
export const placeOrderCall = { ...purchaseCalls.placeOrder, input: { as: 'json', schema } } as const;
