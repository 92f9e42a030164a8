import type { EquipmentSection } from '#core/sticker/vehicle-build.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders the standard equipment of this build, or nothing if the catalog has none. */
export function StickerEquipment({ sections }: { readonly sections: readonly EquipmentSection[] }) {
  const { t } = useTexts('sticker');
  if (sections.length === 0) return null;
  return (
    <section className="grid gap-3 print:block">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3>{t('sticker.standardEquipment')}</h3>
        <p className="text-muted text-sm">{t('sticker.source.catalogue')}</p>
      </header>
      {/* A grid in print: columns that a page break splits would overlap the content after them. */}
      <div className="columns-1 gap-x-8 @xl:columns-2 print:grid print:columns-auto print:grid-cols-2">
        {sections.map(({ name, items }) => (
          <div key={name} className="mb-4 break-inside-avoid">
            <h4 className="border-ink border-b pb-1 font-semibold">{name}</h4>
            <ul className="pt-1 text-sm">
              {items.map((item) => (
                <li key={item} className="border-line border-b border-dotted py-1 last:border-b-0">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
