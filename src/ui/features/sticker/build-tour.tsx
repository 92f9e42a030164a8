import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';

const GuidedTour = lazy(() => import('../../components/guided-tour.tsx'));

const STEPS = [
  { name: 'trim', selector: '[name="trim"]' },
  { name: 'exteriorColor', selector: '[name="exteriorColor"]' },
  { name: 'interiorColor', selector: '[name="interiorColor"]' },
  { name: 'packages', selector: 'fieldset:has([name="package"])' },
] as const;

/** The tour over the build form (TOUR-01): trim, exterior color, interior color, packages and options. */
export function BuildTour({ onEnd }: { readonly onEnd: () => void }) {
  const { t } = useTexts('tour');
  return (
    <Suspense>
      <GuidedTour steps={STEPS.map(({ name, selector }) => ({ selector, text: t(`tour.${name}`) }))} onEnd={onEnd} />
    </Suspense>
  );
}
