import { type ClassicVinReading, readClassicVin } from '#core/vehicle/classic-vin.ts';
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

/** A VIN of each scheme, of no real car. */
const EXAMPLES = ['7F03C000001', 'XS29L8B000001', '1Z37K6S000001', '124379N000001'];

/** Renders manufacturers' VIN formats from before the common standard, each broken down into its parts. */
export function ClassicSchemes() {
  const { t } = useTexts('lookup');
  return (
    <section className="grid gap-4" aria-labelledby="schemes">
      <h2 id="schemes">{t('lookup.classic.schemes')}</h2>
      <p className="max-w-[70ch]">{t('lookup.classic.schemesLead')}</p>
      <div className="grid gap-6 lg:grid-cols-2">
        {EXAMPLES.flatMap((vin) => readClassicVin(vin).slice(0, 1)).map((reading) => (
          <ClassicReading key={reading.format} reading={reading} />
        ))}
      </div>
      <p className="max-w-[70ch] text-muted text-sm">{t('lookup.classic.otherMakers')}</p>
    </section>
  );
}
