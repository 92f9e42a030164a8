import { useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { optional } from '#ui/components/optional.tsx';
import { useOpened } from '#ui/hooks/use-opened.ts';
import { useStore } from '#ui/hooks/use-store.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/**
 * Renders a button that starts the guided tour. It is offered automatically to people who haven't seen it (TOUR-02).
 */
export function TourOffer() {
  const { t } = useTexts('build');
  const tour = useOpened('buildTour');
  const isNew = useStore(tour) === 'new';
  const [isRunning, setRunning] = useState(false);
  return (
    <div
      className={`screen-only flex flex-wrap items-center gap-x-4 gap-y-2 rounded-(--radius-card) border px-4 py-2 noscript:hidden ${isNew ? 'border-primary-ink bg-surface' : 'border-line'}`}
    >
      <p className="grow">{t('build.tourLead')}</p>
      <Button type="button" variant="quiet" onClick={() => setRunning(true)}>
        {t('build.startTour')}
      </Button>
      {isNew ? (
        <Button type="button" variant="bare" onClick={() => tour?.seen()}>
          {t('build.noTour')}
        </Button>
      ) : null}
      {isRunning ? (
        <BuildTour
          onEnd={() => {
            setRunning(false);
            tour?.seen();
          }}
        />
      ) : null}
    </div>
  );
}

const GuidedTour = optional(async () => (await import('#ui/components/guided-tour.tsx')).default);

const STEPS = ['trim', 'exteriorColor', 'interiorColor', 'packages'] as const;

/** Renders the tour of the build form (TOUR-01): trim, exterior color, interior color, packages and options. */
export function BuildTour({ onEnd }: { readonly onEnd: () => void }) {
  const { t } = useTexts('tour');
  return (
    <GuidedTour
      steps={STEPS.map((name) => ({ selector: `[data-tour="${name}"]`, text: t(`tour.${name}`) }))}
      onEnd={onEnd}
    />
  );
}
