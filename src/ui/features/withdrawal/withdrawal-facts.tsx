import type { Withdrawal } from '#core/billing/withdrawal.ts';
import { FactList } from '#ui/components/fact-list.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface WithdrawalFactsProps {
  readonly withdrawal: Withdrawal;
  /** The date and time of receipt as text, or `null` before receipt. */
  readonly receivedAt?: string | null;
}

/** Renders the details of a withdrawal and when it was received. */
export function WithdrawalFacts({ withdrawal: { name, orderNumber, email }, receivedAt = null }: WithdrawalFactsProps) {
  const { t } = useTexts('withdrawal', 'ui');
  const facts = [
    { label: t('withdrawal.name'), value: name },
    { label: t('withdrawal.orderNumber'), value: orderNumber },
    { label: t('withdrawal.email'), value: email },
    ...(receivedAt === null ? [] : [{ label: t('withdrawal.receivedAt'), value: receivedAt }]),
  ];
  return (
    <div className="wrap-anywhere">
      <FactList facts={facts} unknown={t('ui.notKnown')} />
    </div>
  );
}
