import { Badge } from '#ui/components/badge.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { AnswerList } from './answer-list.tsx';
import type { ShownOperation } from './api-reference.ts';
import { FieldList } from './field-list.tsx';

interface OperationArticleProps {
  readonly operation: ShownOperation;
  /** The names of shapes that have their own section on the page. */
  readonly names: ReadonlySet<string>;
}

/** Renders one call: its authorization, parameters, encoding and responses. */
export function OperationArticle({ operation, names }: OperationArticleProps) {
  const { t } = useTexts('reference');
  const { id, method, path, summary, about, by, fields, bodies, curl, answers } = operation;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 scroll-mt-4 gap-3 rounded-(--radius-card) border border-line bg-surface p-4 *:min-w-0"
    >
      <h3 id={`${id}-title`} lang="en">
        <a href={`#${id}`}>{summary}</a>
      </h3>
      <p className="flex flex-wrap items-center gap-2">
        <code translate="no" className="break-all font-mono">
          <b>{method}</b> {path}
        </code>
        <Badge tone={by === 'anyone' ? 'neutral' : 'info'}>{t(`reference.by.${by}`)}</Badge>
      </p>
      {about ? (
        <p lang="en" className="max-w-[70ch]">
          {about}
        </p>
      ) : null}
      {fields.length > 0 ? (
        <>
          <h4>{t('reference.fields')}</h4>
          {bodies.length > 0 ? (
            <p className="text-muted text-sm">
              {t('reference.body')} <span translate="no">{bodies.join(', ')}</span>
            </p>
          ) : null}
          <FieldList fields={fields} />
        </>
      ) : null}
      <h4>{t('reference.example')}</h4>
      <pre translate="no" className="whitespace-pre-wrap break-all bg-paper p-3 font-mono text-sm">
        {curl}
      </pre>
      <h4>{t('reference.answers')}</h4>
      <AnswerList answers={answers} names={names} />
    </article>
  );
}
