import type { StoredCreditMovement } from '#core/billing/credit-ledger.ts';
import type { Credits } from '#core/billing/credits.ts';
import { DateText } from '#ui/components/date-text.tsx';
import { Pagination } from '#ui/components/pagination.tsx';
import { type Column, Table } from '#ui/components/table.tsx';
import { VinText } from '#ui/components/vin-text.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Reasons for credit movements, by the origin's names. */
const REASONS = ['purchase', 'renewal', 'document', 'failed-generation', 'ticket', 'demonstration'] as const;

/** The ID of the list, for its pagination links. */
const LEDGER_ID = 'ledger';

interface CreditLedgerProps {
  /** The credit movements, newest first. */
  readonly moves: readonly StoredCreditMovement[];
  readonly page: number;
  readonly pages: number;
}

/** Renders the credit history with the reason for each movement. */
export function CreditLedger({ moves, page, pages }: CreditLedgerProps) {
  const { t } = useTexts('dashboard');
  const columns: readonly Column<StoredCreditMovement>[] = [
    { id: 'at', label: t('dashboard.date'), cell: ({ at }) => <DateText at={at} /> },
    {
      id: 'reason',
      label: t('dashboard.what'),
      rowHeader: true,
      cell: ({ reason, reference, kind }) => (
        <>
          {t(`dashboard.reason.${REASONS.find((known) => known === reason) ?? 'other'}`)}
          <span className="block text-muted text-sm">{t(`dashboard.credit.${kind}`)}</span>
          {reason === 'ticket' || reason === 'failed-generation' ? <ReferredVin text={reference} /> : null}
        </>
      ),
    },
    {
      id: 'delta',
      label: t('dashboard.delta'),
      numeric: true,
      cell: ({ delta }) => <span className="font-semibold tabular-nums">{delta > 0 ? `+${delta}` : `−${-delta}`}</span>,
    },
  ];
  return (
    <div id={LEDGER_ID} className="grid scroll-mt-4 gap-4">
      <Table
        caption={t('dashboard.ledger')}
        columns={columns}
        rows={moves}
        rowKey={({ id }) => id}
        empty={<p className="text-muted">{t('dashboard.noMoves')}</p>}
      />
      <Pagination page={page} pages={pages} anchor={LEDGER_ID} />
    </div>
  );
}

/** Renders the vehicle that a movement was for, if its reference is a VIN. */
function ReferredVin({ text }: { readonly text: string }) {
  return /^[A-Z0-9]{5,17}$/.test(text) ? (
    <span className="block text-muted text-sm">
      <VinText vin={text} />
    </span>
  ) : null;
}

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
