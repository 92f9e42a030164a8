import * as z from 'zod/mini';
import type { Receipt, ReceiptParty } from '#core/billing/receipt.ts';
import { camelCased } from '../camel-cased.ts';
import { defineCall, defineFileCall, query } from '../define-call.ts';
import { id, moment, money } from '../fields.ts';
import { success } from '../success.ts';
import { renewal } from './plan.ts';

const party = z.nullable(z.object({ name: z.string(), address: z.string(), tax_id: z.string() }));

/** A receipt in the wire format. */
const wireReceipt = z.object({
  order_id: z.string().check(z.minLength(1)),
  order_number: z.string().check(z.minLength(1)),
  email: z.string(),
  lines: z
    .array(
      z.object({
        plan_name: z.string(),
        vin: z.nullable(z.string()),
        quantity: z.int(),
        single: money,
        full: money,
        paid: money,
        renewal,
      }),
    )
    .check(z.minLength(1)),
  full: money,
  paid: money,
  refunded: money,
  tax: z.array(z.object({ name: z.string(), percent: z.nullable(z.number()), amount: z.int() })),
  paid_at: moment,
  is_test: z.boolean(),
  seller: party,
  billed_to: party,
  immediate_delivery: z.boolean(),
});

type WireReceipt = z.output<typeof wireReceipt>;

function receiptFromWire({ lines, seller, billed_to, ...same }: WireReceipt): Receipt {
  return {
    ...camelCased(same),
    lines: lines.map(camelCased),
    seller: seller && camelCased(seller),
    billedTo: billed_to && camelCased(billed_to),
  };
}

/** Converts a receipt to the wire format. */
export function receiptToWire(receipt: Receipt): WireReceipt {
  const { orderId, orderNumber, email, lines, full, paid, refunded, tax, paidAt, isTest } = receipt;
  return {
    order_id: orderId,
    order_number: orderNumber,
    email,
    lines: lines.map(({ planName, ...line }) => ({ plan_name: planName, ...line })),
    full,
    paid,
    refunded,
    tax: [...tax],
    paid_at: paidAt,
    is_test: isTest,
    seller: partyToWire(receipt.seller),
    billed_to: partyToWire(receipt.billedTo),
    immediate_delivery: receipt.immediateDelivery,
  };
}

function partyToWire(party: ReceiptParty | null): WireReceipt['seller'] {
  return party && { name: party.name, address: party.address, tax_id: party.taxId };
}

const receiptCall = {
  method: 'GET',
  path: '/api-cwa/receipt',
  by: 'signed-in',
  input: query({ order: id, format: z._default(z.enum(['pdf', 'json']), 'pdf') }),
} as const;

/** The call that reads a receipt as JSON or PDF. It is the product's own. */
export const receiptCalls = {
  read: defineCall({ ...receiptCall, output: success(wireReceipt), read: ({ data }) => receiptFromWire(data) }),
  readPdf: defineFileCall({ ...receiptCall, files: ['application/pdf'] }),
};
