/** The vehicle of a sticker as typed or picked: by its VIN, or by its year, make and model. */
export type StickerSubject =
  | { readonly way: 'vin'; readonly vin: string }
  | { readonly way: 'name'; readonly year: string; readonly make: string; readonly model: string };
