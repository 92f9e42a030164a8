import type { Sticker } from './sticker.ts';

/** The number of stickers per page of the list. */
export const STICKERS_ON_A_PAGE = 20;

/** The filter and page of a sticker list. */
export interface StickerListing {
  /** A VIN or a part of it, case insensitive; empty for no filter. */
  readonly vin: string;
  /** Starts at 1. */
  readonly page: number;
}

/** A page of a list of stickers, the newest first. */
export interface StickerPage {
  readonly stickers: readonly Sticker[];
  readonly page: number;
  /** The number of stickers on all pages. */
  readonly total: number;
}
