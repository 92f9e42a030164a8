import type { ReactNode } from 'react';
import type { ConfirmStickerError } from '#core/sticker/confirm-sticker.ts';
import type { StickerDraftError } from '#core/sticker/sticker-drafts.ts';
import { Notice } from '#ui/components/notice.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** The origin's message for a sticker without data (specification, section 8). */
const NO_DATA = 'no data';

/**
 * Renders why there is no sticker, either that nothing was charged or that a free credit was added (STK-07), and what
 * to do next.
 */
export function BuildProblem({ error }: { readonly error: StickerDraftError | ConfirmStickerError }) {
  const { t } = useTexts('build', 'vin');
  const callErrorText = useCallErrorText();
  switch (error.code) {
    case 'generation-failed': {
      const { cause, freeCredit } = error;
      return (
        <Problem way={<TextLink to="/contact">{t('build.toSupport')}</TextLink>}>
          <p>{t('build.generation-failed')}</p>
          <p>{cause.code === 'not-accepted' ? t('build.notInCatalog') : callErrorText(cause)}</p>
          <p>{t(`build.credit-${freeCredit}`)}</p>
        </Problem>
      );
    }
    case 'wrong-vin':
      return <Problem way={<OtherWay />}>{t('vin.wrong-vin')}</Problem>;
    case 'vin-missing':
    case 'vin-length':
    case 'vin-characters':
    case 'vehicle-name-incomplete':
      return <Problem>{t('build.incomplete')}</Problem>;
    case 'vehicle-unknown':
      return <Problem>{t('build.vehicle-unknown')}</Problem>;
    case 'no-credit':
      return <Problem way={<TextLink to="/plans">{t('build.toPlans')}</TextLink>}>{callErrorText(error)}</Problem>;
    case 'conflict':
      return (
        <Problem way={<TextLink to="/members/stickers">{t('build.toStickers')}</TextLink>}>
          {t('build.conflict')}
        </Problem>
      );
    case 'refused':
      return <Problem>{error.message === NO_DATA ? t('build.empty') : callErrorText(error)}</Problem>;
    default:
      return <Problem>{callErrorText(error)}</Problem>;
  }
}

/** Renders the alternative for a serial number that can't be decoded. */
export function OtherWay() {
  const { t } = useTexts('build');
  return (
    <>
      {t('build.unmapped')} <TextLink to="/members/stickers/new?by=name">{t('build.byNameInstead')}</TextLink>
    </>
  );
}

function Problem({ children, way }: { readonly children: ReactNode; readonly way?: ReactNode }) {
  return (
    <div className="grid gap-3">
      <Notice kind="danger">{children}</Notice>
      {way ? <p>{way}</p> : null}
    </div>
  );
}
