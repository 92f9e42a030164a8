import type { VinError } from '../../../core/vehicle/vin.ts';
import type { Translate } from '../../i18n/create-translator.ts';

/** What can be wrong with a VIN: by its form, or because nobody knows it. */
export type WrongVin = VinError | { readonly code: 'wrong-vin'; readonly message: 'Wrong VIN' };

const codes: readonly string[] = [
  'vin-missing',
  'vin-length',
  'vin-characters',
  'wrong-vin',
] satisfies WrongVin['code'][];

/** Whether it is the VIN that is wrong, rather than the call. */
export function isVinError<Other extends { readonly code: string }>(error: WrongVin | Other): error is WrongVin {
  return codes.includes(error.code);
}

/** Says what is wrong with a typed VIN. */
export function vinErrorText(t: Translate<'vin'>, error: WrongVin): string {
  return error.code === 'vin-length' ? t('vin.vin-length', { length: error.length }) : t(`vin.${error.code}`);
}
