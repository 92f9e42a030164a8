import { useTranslation } from 'react-i18next';
import type { StickerContent } from '../../../core/sticker/sticker.ts';
import { fullName } from '../../../core/vehicle/vehicle.ts';
import { type Fact, FactList } from '../../components/fact-list.tsx';
import { VinText } from '../../components/vin-text.tsx';
import { StickerEconomy } from './sticker-economy.tsx';
import { StickerPartsContent } from './sticker-parts-content.tsx';
import { StickerPriceBlock } from './sticker-price-block.tsx';
import { StickerSafety } from './sticker-safety.tsx';

/** A window sticker as a sheet: what the vehicle is, how it was built, what it cost, and where each line comes from. */
export function StickerSheet({ content }: { readonly content: StickerContent }) {
  const { t } = useTranslation();
  const { vehicle } = content;
  const chosen = (label: string, fact: StickerContent['trim']): Fact => ({
    label,
    value: fact?.value ?? null,
    note: fact && t(`sticker.source.${fact.source}`),
  });
  const decoded = (label: string, value: string | null): Fact => ({ label, value, note: t('sticker.source.vin') });
  return (
    <article className="rounded-(--radius-card) border border-ink bg-surface shadow-(--shadow-card)">
      <header className="flex flex-wrap items-end justify-between gap-4 border-ink border-b-4 p-4 sm:p-6">
        <div>
          <h2 className="text-2xl sm:text-3xl">{fullName(vehicle)}</h2>
          <p className="text-muted">{content.style?.value ?? content.trim?.value}</p>
        </div>
        <p className="text-lg">
          <span className="sr-only">{t('vin.label')} </span>
          <VinText vin={vehicle.vin} />
        </p>
      </header>
      <p className="border-line border-b bg-caution-surface px-4 py-2 text-center font-medium text-caution text-sm sm:px-6">
        {t('sticker.reproduction')}
        {content.demonstration ? ` · ${t('site.demonstration')}` : null}
      </p>
      <div className="grid gap-8 p-4 sm:p-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-6">
          <FactList
            unknown={t('vehicle.unknown')}
            facts={[
              chosen(t('sticker.trim'), content.trim),
              decoded(t('vehicle.body'), vehicle.body),
              decoded(t('vehicle.engine'), vehicle.engine),
              decoded(t('vehicle.transmission'), vehicle.transmission),
              chosen(t('sticker.exteriorColor'), content.exteriorColor),
              chosen(t('sticker.interiorColor'), content.interiorColor),
              decoded(t('vehicle.plant'), vehicle.plant),
            ]}
          />
          {content.standardEquipment.length > 0 ? (
            <section className="grid gap-3">
              <h3>{t('sticker.standardEquipment')}</h3>
              <div className="columns-1 gap-8 sm:columns-2">
                {content.standardEquipment.map(({ name, items }) => (
                  <div key={name} className="mb-4 break-inside-avoid">
                    <h4 className="font-semibold">{name}</h4>
                    <ul className="list-disc pl-5 text-sm">
                      {items.map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            </section>
          ) : null}
        </div>
        <div className="grid content-start gap-6">
          <StickerPriceBlock packages={content.packages} prices={content.prices} />
          {content.economy ? <StickerEconomy economy={content.economy} /> : null}
          {content.safety ? <StickerSafety safety={content.safety} /> : null}
          {content.partsContent ? <StickerPartsContent partsContent={content.partsContent} /> : null}
        </div>
      </div>
    </article>
  );
}
