import { Form } from 'react-router';
import { OwnPicturePicker } from '#ui/app/page/own-picture-picker.tsx';
import { Button } from '#ui/components/button.tsx';
import { CallErrorNotice } from '#ui/components/call-error-notice.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { REMOVE_LOGO, type RemovedLogo } from './remove-logo.ts';

interface DealerLogoProps {
  /** The URL of the logo, or `null` if there is none. */
  readonly logo: string | null;
  readonly removed: RemovedLogo | undefined;
}

/** Renders the logo shown on a dealer's documents, with controls to choose and remove it. */
export function DealerLogo({ logo, removed }: DealerLogoProps) {
  const { t } = useTexts('dealer');
  const hydrated = useHydrated();
  return (
    <div className="grid gap-4">
      <p>{t('dealer.logoLead')}</p>
      <CallErrorNotice error={removed?.error} />
      {removed && !removed.error && logo === null ? <Notice kind="success">{t('dealer.logoRemoved')}</Notice> : null}
      {logo === null ? (
        <p className="text-muted">{t('dealer.noLogo')}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          {/* Logos are designed for paper, so the background is white even in dark mode. */}
          <span className="rounded-(--radius-card) border border-line bg-white p-3">
            <img src={logo} alt={t('dealer.logoAlt')} className="h-24 max-w-64 object-contain" />
          </span>
          <Form method="post">
            <Button type="submit" name="intent" value={REMOVE_LOGO} variant="quiet">
              {t('dealer.logoRemove')}
            </Button>
          </Form>
        </div>
      )}
      {hydrated ? (
        <OwnPicturePicker
          useCase="saveDealerLogo"
          label={t('dealer.newLogo')}
          hint={t('dealer.logoHint')}
          saved={t('dealer.logoSaved')}
          isFree
        />
      ) : (
        <p className="hidden text-muted noscript:block">{t('dealer.logoNeedsScripts')}</p>
      )}
    </div>
  );
}
