import type { ReactNode } from 'react';
import type { Money } from '#core/billing/money.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { MoneyText } from './money-text.tsx';

interface PriceProps {
  readonly money: Money | null;
  /** The price before a reduction. */
  readonly before?: Money | null;
  /** The billing period, such as a month. */
  readonly per?: ReactNode;
}

/** Renders a price in large text. */
export function Price({ money, before = null, per }: PriceProps) {
  const { t } = useTexts('ui');
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <strong className="font-bold text-3xl tracking-tight">
        <MoneyText money={money} />
      </strong>
      {per ? <span className="text-muted">{per}</span> : null}
      {before ? (
        <s className="text-muted">
          <span className="sr-only">{t('ui.before')} </span>
          <MoneyText money={before} />
        </s>
      ) : null}
    </p>
  );
}
