import { useState } from 'react';
import { NO_TRACKING } from '#core/site/tracking-consent.ts';
import { Button } from '#ui/components/button.tsx';
import { Checkbox } from '#ui/components/checkbox.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { useContainer } from '#ui/hooks/use-container.ts';
import { useStore } from '#ui/hooks/use-store.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/**
 * Renders the third-party script consent of this browser, with controls to change it. Clearing both checkboxes
 * withdraws it.
 */
export function ConsentChoices() {
  const { t } = useTexts('privacy', 'consent');
  const container = useContainer();
  const consent = useStore(container.get('consent'));
  const [saved, setSaved] = useState(false);
  const { analytics, advertising } = consent ?? NO_TRACKING;
  return (
    <form
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const ticked = new FormData(event.currentTarget);
        container.get('chooseConsent')({ analytics: ticked.has('analytics'), advertising: ticked.has('advertising') });
        setSaved(true);
      }}
    >
      <p>{t(consent === null ? 'privacy.consentOpen' : 'privacy.consentGiven')}</p>
      {/* Reset the checkboxes when the consent changes elsewhere, such as in the banner or another tab. */}
      <div key={`${analytics} ${advertising}`} className="grid sm:grid-cols-2">
        <Checkbox name="analytics" label={t('consent.analytics')} defaultChecked={analytics} />
        <Checkbox name="advertising" label={t('consent.advertising')} defaultChecked={advertising} />
      </div>
      <Button type="submit" variant="quiet" className="justify-self-start">
        {t('privacy.saveConsent')}
      </Button>
      {saved ? <Notice kind="success">{t('privacy.consentSaved')}</Notice> : null}
    </form>
  );
}
