import { useTexts } from '#ui/i18n/use-texts.ts';
import type { ApiReference } from './api-reference.ts';
import { OperationArticle, ShapeText } from './operation-article.tsx';

/** Renders every call by feature, and the shapes named in their responses. */
export function ReferenceSheet({ reference: { tags, shapes } }: { readonly reference: ApiReference }) {
  const { t } = useTexts('reference');
  const names = new Set(shapes.map(({ name }) => name));
  return (
    <div className="grid gap-8 *:min-w-0">
      <nav aria-label={t('reference.contents')} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {tags.map(({ name, operations }) => (
          <div key={name} className="min-w-0">
            <a href={`#tag-${name}`} className="font-semibold underline" translate="no">
              {name}
            </a>
            <ul lang="en" className="text-sm">
              {operations.map(({ id, summary }) => (
                <li key={id}>
                  <a href={`#${id}`} className="inline-block py-0.5 underline">
                    {summary}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <a href="#shapes" className="font-semibold underline">
          {t('reference.shapes')}
        </a>
      </nav>
      {tags.map(({ name, about, operations }) => (
        <section key={name} aria-labelledby={`tag-${name}`} className="grid gap-4 *:min-w-0">
          <h2 id={`tag-${name}`} translate="no">
            {name}
          </h2>
          <p lang="en">{about}</p>
          {operations.map((operation) => (
            <OperationArticle key={operation.id} operation={operation} names={names} />
          ))}
        </section>
      ))}
      <section aria-labelledby="shapes" className="grid gap-4 *:min-w-0">
        <h2 id="shapes">{t('reference.shapes')}</h2>
        {shapes.map(({ name, about, text }) => (
          <article key={name} id={`shape-${name}`} aria-labelledby={`shape-${name}-title`} className="scroll-mt-4">
            <h3 id={`shape-${name}-title`} translate="no">
              {name}
            </h3>
            {about ? <p lang="en">{about}</p> : null}
            <ShapeText text={text} names={names} />
          </article>
        ))}
      </section>
    </div>
  );
}
