import { Badge } from '#ui/components/badge.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { ShownAnswer, ShownField, ShownOperation } from './api-reference.ts';

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

interface AnswerListProps {
  readonly answers: readonly ShownAnswer[];
  readonly names: ReadonlySet<string>;
}

/** Renders the possible responses of a call by status. */
function AnswerList({ answers, names }: AnswerListProps) {
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

/** Renders the fields of a request, each with its type and rules. */
function FieldList({ fields }: { readonly fields: readonly ShownField[] }) {
  const { t } = useTexts('reference');
  return (
    <dl className="grid gap-2">
      {fields.map(({ name, place, type, isRequired, about }) => (
        <div key={`${place} ${name}`} className="grid gap-x-4 border-line border-b pb-2 sm:grid-cols-[16rem_1fr]">
          <dt translate="no" className="break-words font-mono text-sm">
            {name}
          </dt>
          <dd className="grid min-w-0 text-sm">
            <span className="break-words">
              <span translate="no" className="font-mono">
                {type}
              </span>
              {' · '}
              {t(`reference.place.${place}`)}
              {isRequired ? ` · ${t('reference.required')}` : null}
            </span>
            {about ? (
              <span lang="en" className="break-words text-muted">
                {about}
              </span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ShapeTextProps {
  readonly text: string;
  /** The names of shapes that have their own section on the page. */
  readonly names: ReadonlySet<string>;
}

/** Renders a shape as source code. Each shape name links to its section. */
export function ShapeText({ text, names }: ShapeTextProps) {
  // Split at word boundaries. Comments contain words too, so only shape names become links.
  const words = text.split(/\b/);
  return (
    <pre translate="no" className="whitespace-pre-wrap break-words font-mono text-sm">
      {words.map((word, place) =>
        names.has(word) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never change places.
          <a key={place} href={`#shape-${word}`} className="underline">
            {word}
          </a>
        ) : (
          word
        ),
      )}
    </pre>
  );
}
