import type { PartsContent } from '#core/sticker/vehicle-build.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { StickerBlock } from './sticker-block.tsx';

/** Renders the origin of the parts. */
export function StickerPartsContent({ partsContent }: { readonly partsContent: PartsContent }) {
  const { t } = useTexts('sticker');
  const lines = [
    [t('sticker.usCanadian'), `${partsContent.usCanadianPercent} %`],
    ...partsContent.others.map(({ country, percent }) => [country, `${percent} %`]),
    [t('sticker.finalAssembly'), partsContent.finalAssembly],
    [t('sticker.engineOrigin'), partsContent.engineOrigin],
    [t('sticker.transmissionOrigin'), partsContent.transmissionOrigin],
  ];
  return (
    <StickerBlock title={t('sticker.partsContent')} source={t('sticker.source.catalogue')}>
      <dl>
        {lines.map(([label, value]) => (
          <div
            key={label}
            className="flex justify-between gap-4 border-line border-b border-dotted py-1 last:border-b-0"
          >
            <dt>{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </StickerBlock>
  );
}
