import { optional } from '#ui/components/optional.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

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
