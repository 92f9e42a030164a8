import type { InspectionPart } from '#core/report/inspection-checklist.ts';
import type { Finding } from '#core/report/report-finding.ts';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { useFindingText } from './use-finding-text.ts';

interface InspectionListProps {
  readonly parts: readonly InspectionPart[];
  /** The report's findings, to name the ones that require an inspection. */
  readonly findings: readonly Finding[];
}

/** Renders an inspection checklist, part by part, with checkboxes on screen and on paper. */
export function InspectionList({ parts, findings }: InspectionListProps) {
  const { t } = useTexts('checklist');
  const { list } = useFormats();
  const findingText = useFindingText();
  const titlesOf = (ids: readonly string[]) => [
    ...new Set(findings.filter(({ id }) => ids.includes(id)).map(({ matter }) => findingText(matter).title)),
  ];
  return (
    <div className="grid gap-8">
      {parts.map(({ area, points }) => (
        <section key={area} className="grid gap-3">
          <h2 className="border-ink border-b-2 pb-2">{t(`checklist.area.${area}`)}</h2>
          <ul className="grid gap-2">
            {points.map(({ check, because }) => (
              <li key={check} className="break-inside-avoid">
                <label className="flex cursor-pointer items-start gap-4 py-1.5">
                  <input
                    type="checkbox"
                    aria-describedby={`${check}-why`}
                    className="mt-0.5 size-6 shrink-0 accent-primary-ink"
                  />
                  <span className="max-w-[70ch] font-medium">{t(`checklist.what.${check}`)}</span>
                </label>
                <div id={`${check}-why`} className="grid max-w-[70ch] gap-0.5 pl-10 text-muted text-sm">
                  <p>{t(`checklist.why.${check}`)}</p>
                  {because.length > 0 ? (
                    <p className="text-ink">{t('checklist.because', { findings: list(titlesOf(because)) })}</p>
                  ) : null}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="hidden break-inside-avoid gap-3 print:grid">
        <h2 className="border-ink border-b-2 pb-2">{t('checklist.notes')}</h2>
        <div className="h-40 border border-line" />
      </section>
    </div>
  );
}
