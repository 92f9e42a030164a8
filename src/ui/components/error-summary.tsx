import type { Ref } from 'react';
import { useTexts } from '../i18n/use-texts.ts';

/** A field error and the field it belongs to. */
interface FieldProblem {
  /** The ID of the field. */
  readonly id: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly problems: readonly FieldProblem[];
  readonly ref?: Ref<HTMLDivElement>;
}

/** Renders all errors of a form, each with a link to its field. */
export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  const { t } = useTexts('error');
  if (problems.length === 0) return null;
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="grid gap-2 rounded-(--radius-card) border-2 border-danger bg-danger-surface px-4 py-3"
    >
      <h2 className="text-lg">{t('error.summary')}</h2>
      <ul className="grid gap-1">
        {problems.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
              className="font-medium text-danger underline underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
