import * as z from 'zod/mini';
import type { Sticker, StickerDraft, StickerMode } from '#core/sticker/sticker.ts';
import { type Declined, defineCall, multipart, query } from '../define-call.ts';
import { id, page } from '../fields.ts';
import { success } from '../success.ts';
import { vehicleYear } from '../vehicle/vehicle-year.ts';
import { draftFromWire, stickerFromWire, type WireSticker, wireDraft, wireSticker } from './wire-sticker.ts';

const vin = z.string().check(z.maxLength(64));
/** A field that the specification sends but the origin ignores. */
const unread = z.optional(z.custom<string | number>());
const shortText = z.string().check(z.maxLength(200));

/** The sticker that the person already has, or the options to choose from. */
const wireGeneration = z.union([
  success(wireSticker),
  z.object({ status: z.literal('no_prev_data'), data: wireDraft }),
]);

type Beginning =
  | { readonly status: 'success'; readonly sticker: Sticker }
  | { readonly status: 'no_prev_data'; readonly draft: StickerDraft }
  | { readonly status: 'error'; readonly message: string | null };

/** Returns the common properties of the calls that start a sticker. The draft is tagged with the requested mode. */
function beginning(mode: StickerMode) {
  return {
    method: 'POST',
    by: 'signed-in',
    exact: true,
    output: wireGeneration,
    read: (wire: z.output<typeof wireGeneration>): Beginning =>
      wire.status === 'success'
        ? { status: wire.status, sticker: stickerFromWire(wire.data) }
        : { status: wire.status, draft: draftFromWire(wire.data, mode) },
    declined: ({ status, message }: Declined): Beginning | undefined =>
      status === 'no_prev_data' ? undefined : { status: 'error', message },
  } as const;
}

const reading = { method: 'GET', by: 'signed-in', exact: true } as const;

const confirming = {
  method: 'POST',
  by: 'signed-in',
  onlyOnce: true,
  exact: true,
  input: multipart({
    vin,
    year: z.string().check(z.regex(/^(\d{4})?$/, 'it is not a year')),
    make: shortText,
    model: shortText,
    style: z.string().check(z.maxLength(600)),
    trim: shortText,
    colors: z.string().check(z.maxLength(2_000)),
    packages: z.string().check(z.maxLength(100_000)),
    regenerate: z._default(z.enum(['0', '1']), '1'),
    buildsheet_color: z.enum(['yes', 'no']),
  }),
  output: success(wireSticker),
  read: ({ data }: { readonly data: WireSticker }) => stickerFromWire(data),
} as const;

/** The calls about stickers: specification, section 7, "Stickers" (STK-03, STK-05, STK-08 to STK-16, STK-18). */
export const stickerCalls = {
  generate: defineCall({
    ...beginning('auto'),
    path: '/api-cwa/generate-sticker',
    input: multipart({
      vin,
      europe: z.optional(z.string().check(z.maxLength(8))),
      gen: z.optional(z.string().check(z.maxLength(16))),
    }),
  }),
  /** Everything except the VIN is looked up again. The endpoint map writes the path with dashes. */
  generateClassic: defineCall({
    ...beginning('manual'),
    path: '/api-cwa/generate_classic_sticker',
    alsoAt: ['/api-cwa/generate-classic-sticker'],
    input: multipart({
      vin,
      classictype: z.literal('manual'),
      year: unread,
      make: unread,
      model: unread,
      series: unread,
    }),
  }),
  generateByName: defineCall({
    ...beginning('ymmt'),
    path: '/api-cwa/generate-ymmtsticker',
    input: multipart({
      year: vehicleYear,
      make: z.string().check(z.maxLength(100)),
      model: z._default(z.string().check(z.maxLength(100)), ''),
    }),
  }),
  confirm: defineCall({ ...confirming, path: '/api-cwa/confirm-sticker' }),
  confirmRestricted: defineCall({ ...confirming, path: '/api-cwa/confirm-year-restricted-sticker' }),
  /** `vin` matches any part of a VIN. The response does not state which page of the list it contains. */
  list: defineCall({
    ...reading,
    path: '/api-cwa/sticker-lists',
    input: {
      as: 'query',
      schema: z.extend(page, {
        // Only these characters are allowed, so the value contains no LIKE wildcards.
        vin: z._default(
          z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9 -]{0,17}$/, 'it is no part of a VIN')),
          '',
        ),
      }),
    },
    output: success(z.object({ total: z.int(), stickers: z.array(wireSticker) })),
    read: ({ data: { total, stickers } }) => ({ total, stickers: stickers.map(stickerFromWire) }),
  }),
  read: defineCall({
    ...reading,
    path: '/api-cwa/sticker-page',
    input: query({ id }),
    output: success(wireSticker),
    read: ({ data }) => stickerFromWire(data),
  }),
};
