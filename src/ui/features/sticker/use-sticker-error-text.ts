import type { ConfirmStickerError } from '../../../core/sticker/confirm-sticker.ts';
import type { GenerateStickerError } from '../../../core/sticker/generate-sticker.ts';
import { useCallErrorText } from '../../hooks/use-call-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';

type StickerError = Exclude<
  GenerateStickerError | ConfirmStickerError,
  { code: 'vin-missing' | 'vin-length' | 'vin-characters' | 'wrong-vin' }
>;

/** Says why there is no sticker, and whether it was made good. */
export function useStickerErrorText(): (error: StickerError) => string {
  const { t } = useTexts('sticker');
  const callErrorText = useCallErrorText();
  return (error) => {
    switch (error.code) {
      case 'vehicle-unknown':
        return t('sticker.vehicle-unknown');
      case 'generation-failed':
        return [
          t('sticker.generation-failed'),
          error.cause.code === 'not-accepted' ? '' : callErrorText(error.cause),
          t(`sticker.credit-${error.freeCredit}`),
        ]
          .filter(Boolean)
          .join(' – ');
      default:
        return callErrorText(error);
    }
  };
}
