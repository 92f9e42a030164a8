import type { HistorySource } from '#core/report/history-source.ts';
import type { Ownership } from '#core/report/ownership.ts';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { sourceName } from './evidence-list.tsx';

interface OwnerListProps {
  readonly ownerships: readonly Ownership[];
  readonly sources: readonly HistorySource[];
}

/** Renders the owners in order, as far as ownership changes were recorded. */
export function OwnerList({ ownerships, sources }: OwnerListProps) {
  const { t } = useTexts('report');
  const { date } = useFormats();
  return (
    <ol className="grid gap-4 sm:grid-cols-2">
      {ownerships.map(({ number, from, until, use, place, source, recordId }) => (
        <li key={number} className="grid break-inside-avoid gap-0.5 rounded-(--radius-card) border border-line p-3">
          <p className="font-semibold">{t('report.owner.title', { number })}</p>
          <p>
            {t('report.owner.span', {
              from: date(from),
              until: until === null ? t('report.owner.today') : date(until),
            })}
          </p>
          <p>{[t(`report.use.${use}`), place].filter(Boolean).join(' · ')}</p>
          <p className="text-muted text-sm">
            {t('report.source', { source: sourceName(sources, source) })} · {t('report.recordId', { id: recordId })}
          </p>
        </li>
      ))}
    </ol>
  );
}
