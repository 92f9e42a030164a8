import { RECALL_LIMITS, type Recall, recallsByUrgency } from '#core/recall/recall.ts';
import { Notice } from '#ui/components/notice.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

const TEXTS = ['summary', 'consequence', 'remedy'] as const;

/** Renders recalls, those with do-not-drive or parking warnings first, and what such a list may not include. */
export function RecallList({ recalls }: { readonly recalls: readonly Recall[] }) {
  const { t } = useTexts('recall');
  const { date } = useFormats();
  return (
    <div className="grid gap-6">
      {recallsByUrgency(recalls).map((recall) => (
        <article key={`${recall.campaign}/${recall.component}`} className="grid break-inside-avoid gap-3">
          <header>
            <h3>{t('recall.campaign', { campaign: recall.campaign })}</h3>
            <p className="text-muted text-sm">{[recall.component, recall.manufacturer].filter(Boolean).join(' · ')}</p>
          </header>
          {recall.parkIt ? <Notice kind="danger">{t('recall.parkIt')}</Notice> : null}
          {recall.parkOutside ? <Notice kind="danger">{t('recall.parkOutside')}</Notice> : null}
          <dl className="grid max-w-[70ch] gap-2">
            {TEXTS.filter((text) => recall[text] !== '').map((text) => (
              <div key={text}>
                <dt className="font-semibold">{t(`recall.${text}`)}</dt>
                <dd>{recall[text]}</dd>
              </div>
            ))}
          </dl>
          {recall.overTheAirUpdate ? <p>{t('recall.ota')}</p> : null}
          {recall.reportedAt === null ? null : (
            <p className="text-muted text-sm">{t('recall.reported', { date: date(recall.reportedAt) })}</p>
          )}
        </article>
      ))}
      <RecallLimits />
    </div>
  );
}

/** Renders what a list of recalls may not include. Show it with every list, especially an empty one. */
export function RecallLimits() {
  const { t } = useTexts('recall');
  return (
    <aside className="grid gap-1 text-muted text-sm">
      <p className="font-semibold">{t('recall.limitsTitle')}</p>
      <ul className="list-disc pl-5">
        {RECALL_LIMITS.map((limit) => (
          <li key={limit}>{t(`recall.limits.${limit}`)}</li>
        ))}
      </ul>
    </aside>
  );
}
