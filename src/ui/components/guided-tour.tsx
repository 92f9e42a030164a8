import { Tour } from '@reactour/tour';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';

/** One step of the tour. */
export interface TourStep {
  /** The CSS selector of the target. A step without its target is skipped. */
  readonly selector: string;
  readonly text: string;
}

interface GuidedTourProps {
  readonly steps: readonly TourStep[];
  /** Called when the tour is dismissed by `Got it`, Escape, or a press outside it. */
  readonly onEnd: () => void;
}

type TourProps = ComponentProps<typeof Tour>;
type TourContentProps = ComponentProps<NonNullable<TourProps['ContentComponent']>>;

const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const STYLES: NonNullable<TourProps['styles']> = {
  popover: (base) => ({
    ...base,
    // The library's width of 353 px is too narrow for a sentence.
    width: 'max-content',
    maxWidth: 'min(640px, calc(100vw - 2rem))',
    padding: '1.25rem',
    borderRadius: 'var(--radius-card)',
    backgroundColor: 'var(--color-surface)',
    color: 'var(--color-ink)',
    transition: 'transform 150ms',
  }),
  maskWrapper: (base) => ({ ...base, color: 'var(--color-overlay)', opacity: 0.6 }),
};

/**
 * Renders a tour that highlights its targets in sequence. Navigation uses only the arrow keys or the two arrow buttons,
 * with no dots or numbers (TOUR-02). The component is large: import it lazily, and only in a browser.
 */
export default function GuidedTour({ steps, onEnd }: GuidedTourProps) {
  const [current, setCurrent] = useState(0);
  const [disabledActions, setDisabledActions] = useState(false);
  const [there, setThere] = useState<readonly TourStep[]>([]);
  // Targets can be added to the page together with the tour.
  useEffect(() => setThere(steps.filter(({ selector }) => document.querySelector(selector) !== null)), [steps]);
  // Restore focus to where it was when the tour ends.
  useEffect(() => {
    const { activeElement } = document;
    return () => (activeElement instanceof HTMLElement ? activeElement.focus() : undefined);
  }, []);
  if (there.length === 0) return null;
  return (
    <Tour
      isOpen
      setIsOpen={onEnd}
      onClickMask={onEnd}
      currentStep={current}
      setCurrentStep={setCurrent}
      disabledActions={disabledActions}
      setDisabledActions={setDisabledActions}
      steps={there.map(({ selector, text }) => ({ selector, content: text }))}
      keyboardHandler={({ key }) => {
        if (key === 'Escape') onEnd();
        const move = MOVES[key] ?? 0;
        setCurrent((step) => Math.min(there.length - 1, Math.max(0, step + move)));
      }}
      scrollSmooth={!window.matchMedia('(prefers-reduced-motion: reduce)').matches}
      // Next to the target, aligned within its edges.
      padding={{ mask: 8, popover: [0, 10] }}
      styles={STYLES}
      ContentComponent={TourContent}
    />
  );
}

function TourContent({ steps, currentStep, setCurrentStep, setIsOpen }: TourContentProps) {
  const { t } = useTexts('tour');
  const textId = useId();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  const text = steps[currentStep]?.content;
  return (
    <div
      ref={frame}
      role="dialog"
      aria-label={t('tour.label')}
      aria-describedby={textId}
      tabIndex={-1}
      className="grid gap-4 outline-none"
    >
      <p id={textId} aria-live="polite">
        {typeof text === 'string' ? text : null}
      </p>
      <div className="flex items-center justify-between gap-4">
        <div className="flex gap-1">
          <TourArrow
            label={t('tour.previous')}
            Icon={ArrowLeft}
            end={currentStep === 0}
            onGo={() => setCurrentStep(currentStep - 1)}
          />
          <TourArrow
            label={t('tour.next')}
            Icon={ArrowRight}
            end={currentStep === steps.length - 1}
            onGo={() => setCurrentStep(currentStep + 1)}
          />
        </div>
        <Button onClick={() => setIsOpen(false)}>{t('tour.gotIt')}</Button>
      </div>
    </div>
  );
}

interface TourArrowProps {
  readonly label: string;
  readonly Icon: typeof ArrowLeft;
  /** Whether there are no more steps in this direction. */
  readonly end: boolean;
  readonly onGo: () => void;
}

function TourArrow({ label, Icon, end, onGo }: TourArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={end || undefined}
      onClick={end ? undefined : onGo}
      className="grid size-11 place-items-center rounded-(--radius-card) border border-line aria-disabled:opacity-50"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
