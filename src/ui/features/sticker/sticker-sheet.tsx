import { hasRestrictedTemplate } from '#core/sticker/restricted-year.ts';
import type { StickerContent } from '#core/sticker/sticker.ts';
import { stickerSpecification } from '#core/sticker/sticker-specification.ts';
import { fullName, isClassic } from '#core/vehicle/vehicle.ts';
import { Badge } from '#ui/components/badge.tsx';
import { type Fact, FactList } from '#ui/components/fact-list.tsx';
import { Letterhead, type LetterheadProps } from '#ui/components/letterhead.tsx';
import { VehicleLogo } from '#ui/components/vehicle-logo.tsx';
import { VinText } from '#ui/components/vin-text.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { StickerEconomy, StickerPartsContent, StickerSafety } from './sticker-blocks.tsx';
import { StickerEquipment } from './sticker-equipment.tsx';
import { StickerPriceBlock } from './sticker-price-block.tsx';

interface StickerSheetProps {
  readonly content: StickerContent;
  /** The dealer whose logo the sticker shows next to our name. */
  readonly letterhead?: LetterheadProps | undefined;
}

/** Renders a window sticker: the vehicle, its build, its price, and the source of each line. */
export function StickerSheet({ content, letterhead }: StickerSheetProps) {
  const { t } = useTexts('site', 'sticker', 'vehicle', 'vin');
  const { vehicle } = content;
  const specification = stickerSpecification(content);
  const chosen = (label: string, fact: StickerContent['trim']): Fact => ({
    label,
    value: fact?.value ?? null,
    note: fact && t(`sticker.source.${fact.source}`),
  });
  const decoded = (label: string, value: string | null): Fact => ({ label, value, note: t('sticker.source.vin') });
  // Period stickers had a different typeface and a border.
  const frame = isClassic(vehicle) ? 'border-4 border-double font-serif' : 'border-2';
  return (
    <article
      className={`@container overflow-hidden rounded-(--radius-card) border-ink bg-surface shadow-(--shadow-card) print:shadow-none ${frame}`}
    >
      {letterhead ? (
        <div className="border-line border-b p-4 @xl:px-6">
          <Letterhead {...letterhead} />
        </div>
      ) : null}
      <header className="grid gap-4 border-ink border-b-4 p-4 @xl:grid-cols-[auto_1fr_auto] @xl:items-center @xl:gap-6 @xl:p-6 print:grid-cols-[auto_1fr_auto] print:items-center print:p-4">
        <div className="w-16 @xl:w-24 print:w-20">
          <VehicleLogo vehicle={vehicle} />
        </div>
        <div className="grid gap-1">
          <h2 className="text-2xl @xl:text-3xl">{fullName(vehicle)}</h2>
          <p className="text-muted">{content.style?.value ?? content.trim?.value}</p>
          <p className="flex flex-wrap gap-2">
            <Badge>{t(`sticker.mode.${content.mode}`)}</Badge>
            {hasRestrictedTemplate(vehicle) ? <Badge>{t('sticker.restricted')}</Badge> : null}
          </p>
        </div>
        <p className="border-line @xl:border-l @xl:pl-6 print:border-l print:pl-6">
          <span className="block text-muted text-sm">{t('vin.label')}</span>
          <span className="text-lg">
            <VinText vin={vehicle.vin} />
          </span>
        </p>
      </header>
      <p className="border-line border-b bg-caution-surface px-4 py-2 text-center font-medium text-caution text-sm @xl:px-6">
        {t('sticker.reproduction')}
        {content.demonstration ? ` · ${t('site.demonstration')}` : null}
      </p>
      <div className="grid gap-8 p-4 @xl:p-6 @4xl:grid-cols-[3fr_2fr] print:grid-cols-[3fr_2fr] print:gap-6 print:p-4 print:text-sm">
        {/* In print, the blocks are stacked: a grid that a page break splits would draw its next row over the cut
            content. */}
        <div className="grid content-start gap-8 print:block print:space-y-6">
          <section className="grid gap-2">
            <h3>{t('sticker.description')}</h3>
            <FactList
              unknown={t('vehicle.unknown')}
              facts={[
                chosen(t('sticker.trim'), content.trim),
                decoded(t('vehicle.body'), vehicle.body),
                chosen(t('vehicle.engine'), specification.engine),
                chosen(t('vehicle.transmission'), specification.transmission),
                chosen(t('vehicle.drive'), specification.drive),
                chosen(t('vehicle.fuel'), specification.fuel),
                chosen(t('sticker.exteriorColor'), content.exteriorColor),
                chosen(t('sticker.interiorColor'), content.interiorColor),
                decoded(t('vehicle.plant'), vehicle.plant),
              ]}
            />
          </section>
          <StickerEquipment sections={content.standardEquipment} />
          {content.partsContent ? <StickerPartsContent partsContent={content.partsContent} /> : null}
        </div>
        <div className="grid content-start gap-6 print:block print:space-y-6">
          <StickerPriceBlock packages={content.packages} prices={content.prices} />
          {content.economy ? <StickerEconomy economy={content.economy} /> : null}
          {content.safety ? <StickerSafety safety={content.safety} /> : null}
        </div>
      </div>
    </article>
  );
}
