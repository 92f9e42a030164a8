import type { ConfirmStickerError } from '#core/sticker/confirm-sticker.ts';
import type { GenerateStickerError } from '#core/sticker/generate-sticker.ts';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/**
 * Returns a function that gives the text for a failed regeneration, including whether a free credit is granted as
 * compensation.
 */
export function useRegenerationErrorText(): (error: GenerateStickerError | ConfirmStickerError) => string {
  const { t } = useTexts('dashboard');
  const callErrorText = useCallErrorText();
  return (error) => {
    switch (error.code) {
      case 'vin-missing':
      case 'vin-length':
      case 'vin-characters':
      case 'wrong-vin':
        return t('dashboard.regeneration.wrong-vin');
      case 'vehicle-unknown':
        return t('dashboard.regeneration.vehicle-unknown');
      case 'generation-failed':
        return [
          t('dashboard.regeneration.generation-failed'),
          error.cause.code === 'not-accepted' ? '' : callErrorText(error.cause),
          t(`dashboard.regeneration.credit-${error.freeCredit}`),
        ]
          .filter(Boolean)
          .join(' ');
      default:
        return callErrorText(error);
    }
  };
}
