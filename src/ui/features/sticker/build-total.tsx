import type { StickerPrices } from '#core/sticker/sticker.ts';
import { MoneyText } from '#ui/components/money-text.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders the price of the build, part by part. */
export function BuildTotal({ prices }: { readonly prices: StickerPrices }) {
  const { t } = useTexts('build');
  const parts = [
    [t('build.base'), prices.base],
    [t('build.options'), prices.options],
    [t('build.destination'), prices.destination],
  ] as const;
  return (
    <dl className="grid gap-1">
      {parts.map(([label, money]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd>
            <MoneyText money={money} />
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-ink border-t pt-2 font-bold text-lg">
        <dt>{t('build.total')}</dt>
        <dd>
          <MoneyText money={prices.total} />
        </dd>
      </div>
    </dl>
  );
}
