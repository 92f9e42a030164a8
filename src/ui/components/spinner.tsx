import { useTexts } from '../i18n/use-texts.ts';

interface SpinnerProps {
  /** What is being waited for. */
  readonly label?: string;
  /** Takes the whole place and stands in its middle. */
  readonly fill?: boolean;
}

/** Says that something is on its way, where nothing more is known; for long work see Progress. */
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
