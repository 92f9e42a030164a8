import * as z from 'zod/mini';
import type { Compensation, Delivery } from '#core/delivery/delivery.ts';
import { defineCall, defineFileCall, form, query } from './define-call.ts';
import { sharedFromWire, wireShared } from './document/sharing-calls.ts';
import { id } from './fields.ts';
import { acknowledged, success } from './success.ts';

const documentKind = z.enum(['report', 'sticker']);

const words = z.string().check(z.minLength(1), z.maxLength(500));
const key = z.string().check(z.minLength(1), z.maxLength(128));

const deliveryState = z.enum(['waiting', 'ready', 'choice', 'refunded', 'credited']);

/**
 * The common properties of these calls. A request contains the key of a private link, or the signed `custom_data` of
 * the order.
 */
const delivered = {
  method: 'GET',
  by: 'anyone',
  identifiesSite: true,
  input: query({ key: z.optional(key), custom_data: z.optional(words), delivery: z.optional(id) }),
} as const;

/**
 * The calls with which a buyer reads delivered documents without signing in. All are the product's own (DEL-02, DEL-03,
 * DEL-05).
 */
export const deliveryCalls = {
  read: defineCall({
    ...delivered,
    path: '/landing/document',
    output: success(
      z.object({ state: deliveryState, kind: documentKind, vin: z.string(), document: z.nullable(wireShared) }),
    ),
    read: ({ data: { document, ...delivery } }): Delivery => ({
      ...delivery,
      document: document && sharedFromWire(document),
    }),
  }),
  readPdf: defineFileCall({ ...delivered, path: '/landing/document-pdf', files: ['application/pdf'] }),
  /** The logo is printed as well as displayed and must not contain scripts. */
  readLogo: defineFileCall({ ...delivered, path: '/landing/document-logo', files: ['image/jpeg', 'image/png'] }),
  renewLink: defineCall({
    method: 'POST',
    path: '/landing/document-link',
    by: 'anyone',
    input: form({ key }),
    ...acknowledged,
  }),
  chooseCompensation: defineCall({
    method: 'POST',
    path: '/landing/delivery-choice',
    by: 'anyone',
    input: form({ words, choice: z.enum(['refund', 'credit']) }),
    output: success(z.object({ state: z.enum(['refunded', 'credited']), kind: documentKind, vin: z.string() })),
    read: ({ data }): Compensation => data,
  }),
};
