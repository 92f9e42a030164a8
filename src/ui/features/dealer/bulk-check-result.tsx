import type { ReactNode } from 'react';
import type { CheckedVin, UncheckedLine } from '#core/vehicle/bulk-check.ts';
import { FactList } from '#ui/components/fact-list.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { type Column, Table } from '#ui/components/table.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { VinText } from '#ui/components/vin-text.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { bulkCheckWords, SHOWN_LINES, type ShownCheck } from './check-list.ts';

interface BulkCheckResultProps {
  readonly check: ShownCheck;
  /** The link to the whole result, if available here. */
  readonly download?: ReactNode;
}

/** Renders the result of a list: counts, then the lines that were not checked, then the vehicles. */
export function BulkCheckResult({ check: { checked, unchecked, counts }, download }: BulkCheckResultProps) {
  const texts = useTexts('bulk');
  const { t } = texts;
  const { number } = useFormats();
  const { finding, checkDigit } = bulkCheckWords(texts);
  const vehicle = ({ year, make, model }: CheckedVin) => [year, make, model].filter((part) => part !== null).join(' ');
  if (counts.checked + counts.unchecked === 0) return <Notice kind="caution">{t('bulk.nothing')}</Notice>;
  const line = { id: 'line', label: t('bulk.line'), numeric: true };
  const checkedColumns: readonly Column<CheckedVin>[] = [
    { ...line, cell: (row) => row.line, sortBy: (row) => row.line },
    {
      id: 'vin',
      label: t('bulk.vin'),
      rowHeader: true,
      cell: ({ vin }) => (
        <TextLink to={`/vehicle-checks/${encodeURIComponent(vin)}`}>
          <VinText vin={vin} />
        </TextLink>
      ),
    },
    { id: 'vehicle', label: t('bulk.vehicle'), cell: vehicle, sortBy: vehicle },
    { id: 'digit', label: t('bulk.checkDigit'), cell: ({ checkDigitValid }) => checkDigit(checkDigitValid) || '–' },
    {
      id: 'recalls',
      label: t('bulk.recalls'),
      numeric: true,
      cell: ({ recalls }) => recalls ?? t('bulk.unknown'),
      sortBy: ({ recalls }) => recalls,
    },
    {
      id: 'finding',
      label: t('bulk.finding'),
      cell: (row) => (
        <>
          {finding(row)}
          {row.suggestedVin === null ? null : (
            <span className="block">
              {t('bulk.suggested')}: <VinText vin={row.suggestedVin} />
            </span>
          )}
        </>
      ),
    },
  ];
  const uncheckedColumns: readonly Column<UncheckedLine>[] = [
    { ...line, rowHeader: true, cell: (row) => row.line },
    { id: 'text', label: t('bulk.stands'), cell: ({ text }) => <span className="break-all">{text || '–'}</span> },
    { id: 'why', label: t('bulk.why'), cell: finding },
  ];
  return (
    <div className="grid gap-6 *:min-w-0">
      <FactList
        unknown={t('bulk.unknown')}
        facts={[
          { label: t('bulk.checked'), value: number(counts.checked) },
          { label: t('bulk.striking'), value: number(counts.striking) },
          { label: t('bulk.unchecked'), value: number(counts.unchecked) },
        ]}
      />
      {download}
      {unchecked.length > 0 ? (
        <Table
          caption={t('bulk.uncheckedLines', { count: counts.unchecked })}
          columns={uncheckedColumns}
          rows={unchecked}
          rowKey={(row) => `${row.line} ${row.problem}`}
        />
      ) : null}
      {checked.length > 0 ? (
        <Table
          caption={t('bulk.checkedVins', { count: counts.checked })}
          columns={checkedColumns}
          rows={checked}
          rowKey={(row) => String(row.line)}
        />
      ) : null}
      {counts.checked > SHOWN_LINES || counts.unchecked > SHOWN_LINES ? (
        <p className="text-muted">{t('bulk.first', { count: SHOWN_LINES })}</p>
      ) : null}
      <p className="text-muted text-sm">{t('bulk.limits')}</p>
    </div>
  );
}
