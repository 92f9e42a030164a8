import type { Sticker } from './sticker.ts';

/** How many stickers a page of the list has. */
export const STICKERS_ON_A_PAGE = 20;

/** Which stickers are listed. */
export interface StickerListing {
  /** A VIN or a part of one; empty narrows nothing. The case does not matter. */
  readonly vin: string;
  /** The first page is 1. */
  readonly page: number;
}

/** A part of a list of stickers, the newest first. */
export interface StickerPage {
  readonly stickers: readonly Sticker[];
  readonly page: number;
  /** How many stickers there are on all pages. */
  readonly total: number;
}
