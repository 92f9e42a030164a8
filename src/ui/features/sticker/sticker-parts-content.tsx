import { useTranslation } from 'react-i18next';
import type { PartsContent } from '../../../core/sticker/vehicle-build.ts';

/** Where the parts came from. */
export function StickerPartsContent({ partsContent }: { readonly partsContent: PartsContent }) {
  const { t } = useTranslation();
  const lines = [
    [t('sticker.usCanadian'), `${partsContent.usCanadianPercent} %`],
    ...partsContent.others.map(({ country, percent }) => [country, `${percent} %`]),
    [t('sticker.finalAssembly'), partsContent.finalAssembly],
    [t('sticker.engineOrigin'), partsContent.engineOrigin],
    [t('sticker.transmissionOrigin'), partsContent.transmissionOrigin],
  ];
  return (
    <section className="grid gap-2 rounded-(--radius-card) border border-line p-4">
      <h3>{t('sticker.partsContent')}</h3>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
