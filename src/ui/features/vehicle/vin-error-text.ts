import type { VinError } from '#core/vehicle/vin.ts';
import type { Translate } from '#ui/i18n/create-translator.ts';

/** Possible errors in a VIN: its format, the server's verdict, or no data from any source. */
export type WrongVin =
  | VinError
  | { readonly code: 'vin-refused'; readonly message: string }
  | { readonly code: 'wrong-vin'; readonly message: 'Wrong VIN' };

const codes: readonly string[] = [
  'vin-missing',
  'vin-length',
  'vin-characters',
  'vin-refused',
  'wrong-vin',
] satisfies WrongVin['code'][];

/** Returns whether the error concerns the VIN instead of the call. */
export function isVinError<Other extends { readonly code: string }>(error: WrongVin | Other): error is WrongVin {
  return codes.includes(error.code);
}

/** Returns the text for an error in a typed VIN. */
export function vinErrorText(t: Translate<'vin'>, error: WrongVin): string {
  if (error.code === 'vin-refused') return error.message;
  return error.code === 'vin-length' ? t('vin.vin-length', { length: error.length }) : t(`vin.${error.code}`);
}
