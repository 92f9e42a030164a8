import type { Credits } from '#core/billing/credits.ts';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

const KINDS = ['vhr', 'sticker', 'global'] as const;

/** Renders the number of remaining documents by kind of credit. */
export function CreditBalances({ balances }: { readonly balances: Credits }) {
  const { t } = useTexts('dashboard');
  const { number } = useFormats();
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {KINDS.map((kind) => (
        <div
          key={kind}
          className="flex flex-row-reverse items-baseline justify-end gap-3 border-line border-l-4 pl-3 sm:flex-col-reverse sm:justify-start sm:gap-0"
        >
          <dt className="text-muted">{t(`dashboard.credit.${kind}`)}</dt>
          <dd className="min-w-8 font-bold text-3xl tabular-nums tracking-tight">{number(balances[kind])}</dd>
        </div>
      ))}
    </dl>
  );
}
