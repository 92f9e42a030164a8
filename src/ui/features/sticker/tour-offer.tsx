import { useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { useOpened } from '#ui/hooks/use-opened.ts';
import { useStore } from '#ui/hooks/use-store.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { BuildTour } from './build-tour.tsx';

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
