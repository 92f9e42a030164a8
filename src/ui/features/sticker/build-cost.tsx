import type { StickerPrices } from '#core/sticker/sticker.ts';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { MoneyText } from '#ui/components/money-text.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { StickerPayment } from './load-build.ts';

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

/** Renders the cost before confirmation, or a link to buy credits if none are left. */
export function PaymentNote({ payment, vin }: { readonly payment: StickerPayment; readonly vin: string }) {
  const { t } = useTexts('build');
  if (payment.kind === 'none') {
    return (
      <>
        <Notice kind="caution">{t('build.pay-none')}</Notice>
        <ButtonLink as="p" to={vin === '' ? '/plans' : `/plans?vin=${encodeURIComponent(vin)}`}>
          {t('build.toPlans')}
        </ButtonLink>
      </>
    );
  }
  return <p>{t(`build.pay-${payment.kind}`, { count: 'left' in payment ? payment.left : 0 })}</p>;
}
