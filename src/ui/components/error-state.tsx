import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallError } from '../app/answers/call-error.ts';
import { useCallErrorText } from '../hooks/use-call-error-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';

interface ErrorStateProps {
  /** What happened. Described by the error if omitted. */
  readonly title?: string;
  /** The failed call. */
  readonly error?: CallError;
  /** What to do about it. */
  readonly children?: ReactNode;
  /** Retries the action. Without it, no button is shown. */
  readonly onRetry?: () => void;
  /** The request ID, for support to identify the call. */
  readonly requestId?: string | null;
}

/** Renders an error in place of content that couldn't be loaded: what happened, what to do, and a retry button. */
export function ErrorState({ title, error, children, onRetry, requestId }: ErrorStateProps) {
  const { t } = useTexts('error', 'ui');
  const callErrorText = useCallErrorText();
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-(--radius-card) border border-danger bg-danger-surface px-6 py-10 text-center"
    >
      <TriangleAlert aria-hidden="true" strokeWidth={1.5} className="size-10 text-danger" />
      <p className="font-semibold text-lg">{title ?? (error && callErrorText(error))}</p>
      {children ? <p className="max-w-[50ch]">{children}</p> : null}
      {onRetry ? (
        <Button variant="quiet" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      ) : null}
      {requestId ? <p className="text-sm">{t('error.brokenId', { id: requestId })}</p> : null}
    </div>
  );
}
