import type { ReactNode } from 'react';
import type { Money } from '#core/billing/money.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { MoneyText } from './money-text.tsx';

interface PriceProps {
  readonly money: Money | null;
  /** What it was before a reduction. */
  readonly before?: Money | null;
  /** For what, such as a month. */
  readonly per?: ReactNode;
}

/** What something costs, to be seen from afar. */
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
