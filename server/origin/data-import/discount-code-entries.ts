import * as z from 'zod';
import { demonstrationFlag, moment } from './entry-fields.ts';
import { tableEntries } from './table-entries.ts';

const often = z.int().positive().nullable().default(null);

const discountCode = z
  .object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[\w-]{1,64}$/, 'it is not a code such as SPRING-10'),
    list: z.enum(['coupons', 'discounts']),
    percent: z.int().min(1).max(100).nullable().default(null),
    /** In minor units of the currency. */
    amount: z.int().positive().nullable().default(null),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'it is not a currency such as USD')
      .nullable()
      .default(null),
    valid_from: moment.nullable().default(null),
    valid_until: moment.nullable().default(null),
    total_limit: often,
    limit_per_buyer: often,
    plan_kinds: z
      .array(z.enum(['vhr', 'sticker', 'global']))
      .min(1)
      .nullable()
      .default(null),
    demonstration: demonstrationFlag,
  })
  .refine(
    ({ percent, amount, currency }) =>
      (percent === null) !== (amount === null) && (amount === null) === (currency === null),
    'expected a percentage, or an amount with its currency',
  );

/** Coupons and discounts. */
export const discountCodeEntries = tableEntries(discountCode, {
  table: 'discount_codes',
  key: ['code'],
  rowsOf: (entry) => [
    {
      ...entry,
      plan_kinds: entry.plan_kinds && JSON.stringify(entry.plan_kinds),
      asked_at: 0,
    },
  ],
});
