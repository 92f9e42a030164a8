import { useTexts } from '../i18n/use-texts.ts';

interface SpinnerProps {
  /** What is loading. */
  readonly label?: string;
  /** Whether it fills the available space and is centered. */
  readonly fill?: boolean;
}

/** Renders a spinner for loading content whose progress is unknown. For long work, see Progress. */
export function Spinner({ label, fill = false }: SpinnerProps) {
  const { t } = useTexts('ui');
  return (
    <div
      role="status"
      className={fill ? 'grid min-h-[60dvh] place-content-center justify-items-center gap-3' : 'inline-flex gap-2'}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={`animate-spin ${fill ? 'size-10' : 'size-6'}`}>
        <circle cx="12" cy="12" r="9" fill="none" strokeWidth="3" className="stroke-line" />
        <path
          d="M12 3a9 9 0 0 1 9 9"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-primary-ink"
        />
      </svg>
      <span className="text-muted">{label ?? t('ui.loading')}</span>
    </div>
  );
}
