import * as z from 'zod/mini';
import { cart, cartLine, MAX_CART_LINES, purchaseCalls } from '#contract/billing/purchase.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { OrderLineRow } from '#origin/kernel/db/shop-rows.ts';

/** An order request, from any of the calls. */
export interface OrderRequest {
  readonly email: string;
  readonly currency: string;
  /** The total that the buyer has seen, in minor units. If it is wrong, the response contains the correct total. */
  readonly total: number;
  readonly couponCode: string;
  readonly gateway: string;
  /** ISO 3166-1 alpha-2 code; empty if it was not requested. */
  readonly country: string;
  readonly lines: readonly OrderRequestLine[];
  /** Version of the terms that the buyer has accepted; empty if the call has no such field. */
  readonly termsVersion: string;
  /**
   * Whether the buyer has requested delivery before the withdrawal period ends and has acknowledged losing the right of
   * withdrawal.
   */
  readonly immediateDelivery: boolean;
  /** Path of the site to which the payment page returns when the buyer cancels. */
  readonly cancelPath: string;
  /** The `custom_data` of the order that this one replaces; its checkout is closed first. */
  readonly replaces: string | null;
  /** Other fields of the call, stored unchanged. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** A line of a cart. */
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

/** The order call with this origin's input schema. */
export const placeOrderCall = { ...purchaseCalls.placeOrder, input: { as: 'json', schema } } as const;
