import type { Money } from '../../core/billing/money.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** An amount in the visitor's language, or that it is not known. */
export function MoneyText({ money }: { readonly money: Money | null }) {
  const { t, language } = useTexts('ui');
  if (money === null) return <span className="text-muted">{t('ui.notKnown')}</span>;
  const format = new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US', {
    style: 'currency',
    currency: money.currency,
  });
  const minorUnits = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  return <span>{format.format(money.amount / minorUnits)}</span>;
}
