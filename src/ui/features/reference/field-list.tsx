import { useTexts } from '#ui/i18n/use-texts.ts';
import type { ShownField } from './api-reference.ts';

/** Renders the fields of a request, each with its type and rules. */
export function FieldList({ fields }: { readonly fields: readonly ShownField[] }) {
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
