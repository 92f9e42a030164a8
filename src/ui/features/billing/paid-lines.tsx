import type { ReactNode } from 'react';
import type { PaidLine } from '../../../core/billing/checkout-progress.ts';
import { useFormats } from '../../hooks/use-formats.ts';
import { usePlanTexts } from '../../hooks/use-plan-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';

interface PaidLinesProps {
  readonly lines: readonly PaidLine[];
  /** What can be done with one. */
  readonly action?: (line: PaidLine) => ReactNode;
}

/** What is paid, each with the number of its receipt. */
export function PaidLines({ lines, action }: PaidLinesProps) {
  const { t } = useTexts('checkout');
  const texts = usePlanTexts();
  const { price } = useFormats();
  return (
    <ul className="grid border-line border-t">
      {lines.map((line) => (
        <li key={line.orderId} className="grid grid-cols-[1fr_auto] gap-x-4 border-line border-b py-3">
          <span className="font-medium">{texts.name(line)}</span>
          <span className="tabular-nums">{price(line.price)}</span>
          <span className="col-span-2 break-all text-muted text-sm">
            {t('checkout.receipt', { order: line.orderId })}
          </span>
          {action?.(line)}
        </li>
      ))}
    </ul>
  );
}
