import type { Money } from '#core/billing/money.ts';
import { useFormats } from '../hooks/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Renders an amount in the visitor's language, or that it is unknown. */
export function MoneyText({ money }: { readonly money: Money | null }) {
  const { t } = useTexts('ui');
  const { price } = useFormats();
  return money === null ? <span className="text-muted">{t('ui.notKnown')}</span> : <span>{price(money)}</span>;
}
