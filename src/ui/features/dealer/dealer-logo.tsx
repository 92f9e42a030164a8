import { Form } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { CallErrorNotice } from '#ui/components/call-error-notice.tsx';
import { ImagePicker } from '#ui/components/image-picker.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { usePictureSaving } from '#ui/hooks/use-picture-saving.ts';
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
      {hydrated ? <LogoPicker /> : <p className="hidden text-muted noscript:block">{t('dealer.logoNeedsScripts')}</p>}
    </div>
  );
}

/** Renders the logo picker, which saves the logo immediately. */
function LogoPicker() {
  const { t } = useTexts('dealer');
  const { compress, save, saving } = usePictureSaving('saveDealerLogo');
  return (
    <div className="grid gap-3">
      <ImagePicker label={t('dealer.newLogo')} compress={compress} onPick={save} isFree />
      <p className="text-muted text-sm">{t('dealer.logoHint')}</p>
      {saving?.kind === 'saved' ? <Notice kind="success">{t('dealer.logoSaved')}</Notice> : null}
      {saving?.kind === 'failed' ? <CallErrorNotice error={saving.error} /> : null}
    </div>
  );
}
