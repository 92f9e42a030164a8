import { Redo2, Undo2 } from 'lucide-react';
import type { Money } from '#core/billing/money.ts';
import { MoneyText } from '#ui/components/money-text.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

const barButton =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-(--radius-card) border border-line px-2.5 font-semibold hover:border-ink aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:hover:border-line aria-expanded:border-ink sm:px-4';

interface BuildBarProps {
  readonly total: Money | null;
  /** Undoes the last change, or `null` if there is nothing to undo. */
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
  readonly isPreviewOpen: boolean;
  readonly onTogglePreview: () => void;
  readonly previewId: string;
}

/**
 * Renders the bar that stays visible throughout the form: the total, undo and redo, and on a narrow screen the preview.
 */
export function BuildBar({ total, onUndo, onRedo, isPreviewOpen, onTogglePreview, previewId }: BuildBarProps) {
  const { t } = useTexts('build');
  return (
    <div className="screen-only sticky top-0 z-10 flex flex-wrap items-center gap-2 rounded-(--radius-card) border border-line bg-surface px-4 py-2 shadow-(--shadow-card) lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:h-16 noscript:hidden">
      <p className="grow leading-tight" aria-live="polite" aria-atomic="true">
        <span className="block text-muted text-sm">{t('build.total')}</span>{' '}
        <strong className="whitespace-nowrap text-lg leading-tight">
          <MoneyText money={total} />
        </strong>
      </p>
      <BarButton label={t('build.undo')} Icon={Undo2} onPress={onUndo} />
      <BarButton label={t('build.redo')} Icon={Redo2} onPress={onRedo} />
      <button
        type="button"
        aria-expanded={isPreviewOpen}
        aria-controls={previewId}
        onClick={onTogglePreview}
        className={`${barButton} lg:hidden`}
      >
        {t('build.preview')}
      </button>
    </div>
  );
}

interface BarButtonProps {
  readonly label: string;
  readonly Icon: typeof Undo2;
  readonly onPress: (() => void) | null;
}

function BarButton({ label, Icon, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      // With `disabled`, it would lose focus when there is nothing left to undo or redo.
      aria-disabled={onPress === null ? true : undefined}
      onClick={onPress ?? undefined}
      className={barButton}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only sm:not-sr-only">{label}</span>
    </button>
  );
}
