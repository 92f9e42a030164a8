import { useEffect, useState } from 'react';
import { NO_TRACKING, type TrackingConsent } from '#core/site/tracking-consent.ts';
import { Button } from '#ui/components/button.tsx';
import { Checkbox } from '#ui/components/checkbox.tsx';
import { useContainer } from '#ui/hooks/use-container.ts';
import { useStore } from '#ui/hooks/use-store.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface ConsentProps {
  /** Whether the visitor wants to change their previous consent. */
  readonly changing: boolean;
  readonly onChosen: () => void;
}

/** Renders the consent prompt until the visitor decides, and again when they want to change it. The trackers follow. */
export function Consent({ changing, onChosen }: ConsentProps) {
  const container = useContainer();
  const consent = useStore(container.get('consent'));
  const [asked] = useState(() => consent === null);
  // Trackers that were allowed on an earlier visit start with this one.
  useEffect(() => void container.get('analytics'), [container]);
  if (consent !== null && !changing) return null;
  return (
    <ConsentBanner
      {...(consent && { consent })}
      initiallyChoosing={!asked && changing}
      onChoose={(chosen) => {
        container.get('chooseConsent')(chosen);
        onChosen();
      }}
    />
  );
}

interface ConsentBannerProps {
  /** The previous consent. Without one, nothing is preselected. */
  readonly consent?: TrackingConsent;
  /** Whether to start with the individual choices, for a visitor who wants to change them. */
  readonly initiallyChoosing?: boolean;
  readonly onChoose: (consent: TrackingConsent) => void;
}

/** Renders the consent prompt for third-party scripts, with three choices of equal weight and nothing preselected. */
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
          {/* Use two elements instead of one whose type changes. Otherwise a press would choose and submit at the same
              time. */}
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
