import { useTexts } from '#ui/i18n/use-texts.ts';
import type { ShownAnswer } from './api-reference.ts';
import { ShapeText } from './shape-text.tsx';

interface AnswerListProps {
  readonly answers: readonly ShownAnswer[];
  readonly names: ReadonlySet<string>;
}

/** Renders the possible responses of a call by status. */
export function AnswerList({ answers, names }: AnswerListProps) {
  const { t } = useTexts('reference');
  return (
    <dl className="grid gap-2">
      {answers.map(({ status, about, types, shapes, example }) => (
        <div key={status} className="grid gap-x-4 border-line border-b pb-2 sm:grid-cols-[4rem_1fr]">
          <dt className="font-mono text-sm">{status}</dt>
          <dd className="grid min-w-0 gap-1 text-sm">
            <span lang="en">{about}</span>
            {status === '200' ? (
              <span translate="no" className="break-words font-mono text-muted">
                {types.join(', ')}
              </span>
            ) : null}
            {shapes.map(({ type, text }) => (
              <ShapeText key={type} text={text} names={names} />
            ))}
            {example === null ? null : (
              <details>
                <summary className="cursor-pointer py-0.5 underline">{t('reference.answer')}</summary>
                <pre translate="no" className="whitespace-pre-wrap break-all bg-paper p-3 font-mono text-sm">
                  {example}
                </pre>
              </details>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
