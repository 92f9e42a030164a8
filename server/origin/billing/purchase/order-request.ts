import * as z from 'zod';
import { email } from '#contract/fields.ts';
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

const MAX_LINES = 5;

const vin = z
  .string()
  .max(64)
  .nullable()
  .transform((text, context) => {
    if (text === null) return null;
    const read = readVin(text);
    if (read.isOk()) return read.value.value;
    context.issues.push({ code: 'custom', input: text, message: 'expected a VIN, or null' });
    return z.NEVER;
  });

/** Fields of POST /landing/orders, a call of ours: a cart with all its lines is one order with one receipt. */
export const placeOrderInput = z
  .object({
    email,
    currency: z.string().regex(/^[A-Z]{3}$/, 'expected a currency code, such as USD'),
    total: z.int().min(0).max(999_999_999),
    coupon: z.string().trim().toUpperCase().max(64).default(''),
    gateway: z.string().max(64),
    country: z.string().regex(/^[A-Z]{2}$/, 'expected a country code, such as US'),
    lines: z
      .array(
        z.object({
          list: z.enum(['vhr', 'sticker']),
          plan: z.string().max(64),
          quantity: z.int().min(1).max(100).default(1),
          vin: vin.default(null),
        }),
      )
      .min(1)
      .max(MAX_LINES),
    terms_version: z.string().min(1).max(40),
    immediate_delivery: z.boolean().default(false),
    cancel_path: z
      .string()
      .max(1_000)
      .regex(/^\/(checkout|members\/subscription)(\?[\w&=%.~+-]*)?$/, 'expected a path of the checkout')
      .default('/checkout'),
    replaces: z.string().max(500).nullable().default(null),
  })
  .transform(
    ({ coupon, terms_version, immediate_delivery, cancel_path, lines, ...fields }): OrderRequest => ({
      ...fields,
      couponCode: coupon,
      termsVersion: terms_version,
      immediateDelivery: immediate_delivery,
      cancelPath: cancel_path,
      lines: lines.map(({ plan, ...line }) => ({ ...line, planCode: plan })),
      details: {},
    }),
  );
