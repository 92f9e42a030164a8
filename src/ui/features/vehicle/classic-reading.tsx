import type { ClassicVinReading } from '#core/vehicle/classic-vin.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders one interpretation of a classic VIN: the meaning of each position. */
export function ClassicReading({ reading: { format, parts, years } }: { readonly reading: ClassicVinReading }) {
  const { t } = useTexts('lookup');
  return (
    <article className="grid content-start gap-3">
      <header>
        <h3>{t(`lookup.classic.format.${format}`)}</h3>
        {years.length > 0 ? (
          <p className="text-muted">{t('lookup.classic.years', { years: years.join(' / ') })}</p>
        ) : null}
      </header>
      <dl className="flex flex-wrap gap-2">
        {parts.map(({ name, position, text }) => (
          <div
            key={position}
            className="flex flex-col-reverse rounded-(--radius-card) border border-line bg-paper px-3 py-2 text-center"
          >
            <dt className="text-muted text-sm">{t(`lookup.classic.part.${name}`)}</dt>
            <dd className="font-mono text-lg tracking-wide" translate="no">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
