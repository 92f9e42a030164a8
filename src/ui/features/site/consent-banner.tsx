import { useState } from 'react';
import { NO_TRACKING, type TrackingConsent } from '#core/site/tracking-consent.ts';
import { Button } from '#ui/components/button.tsx';
import { Checkbox } from '#ui/components/checkbox.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface ConsentBannerProps {
  /** What was chosen before; nothing is ticked where nothing was. */
  readonly consent?: TrackingConsent;
  /** Whether to begin with the single choices, for who comes to change them. */
  readonly initiallyChoosing?: boolean;
  readonly onChoose: (consent: TrackingConsent) => void;
}

/** Asks what the scripts of others may do. Three ways, none weightier than another; nothing is chosen for anybody. */
export function ConsentBanner({ consent = NO_TRACKING, initiallyChoosing = false, onChoose }: ConsentBannerProps) {
  const { t } = useTexts('consent');
  const [choosing, setChoosing] = useState(initiallyChoosing);
  const choice = 'w-full';
  return (
    <section
      aria-label={t('consent.title')}
      className="screen-only fixed inset-x-0 bottom-0 z-30 max-h-dvh overflow-y-auto border-line border-t bg-surface p-4 shadow-(--shadow-card)"
    >
      <form
        method="post"
        className="mx-auto grid max-w-5xl gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const ticked = new FormData(event.currentTarget);
          onChoose({ analytics: ticked.has('analytics'), advertising: ticked.has('advertising') });
        }}
      >
        <div className="grid gap-1">
          <h2 className="text-lg">{t('consent.title')}</h2>
          <p className="max-w-[70ch]">{t('consent.text')}</p>
        </div>
        {choosing ? (
          <div className="grid sm:grid-cols-2">
            <Checkbox name="analytics" label={t('consent.analytics')} defaultChecked={consent.analytics} />
            <Checkbox name="advertising" label={t('consent.advertising')} defaultChecked={consent.advertising} />
          </div>
        ) : null}
        <div className="grid gap-2 sm:grid-cols-3">
          <Button type="button" variant="quiet" className={choice} onClick={() => onChoose(NO_TRACKING)}>
            {t('consent.none')}
          </Button>
          {/* Two elements, not one whose type changes: a press would otherwise choose and send at once. */}
          {choosing ? (
            <Button key="save" type="submit" variant="quiet" className={choice}>
              {t('consent.save')}
            </Button>
          ) : (
            <Button key="choose" type="button" variant="quiet" className={choice} onClick={() => setChoosing(true)}>
              {t('consent.choose')}
            </Button>
          )}
          <Button
            type="button"
            variant="quiet"
            className={choice}
            onClick={() => onChoose({ analytics: true, advertising: true })}
          >
            {t('consent.all')}
          </Button>
        </div>
      </form>
    </section>
  );
}
