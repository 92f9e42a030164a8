import type { ReportStep } from '#core/report/report-step.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { StepProgress, type WorkStep } from './step-progress.tsx';

/** The first and last step of generating a report. The queried sources come between them. */
const FRAME = ['vehicle', 'report'] as const;
const STATE = { working: 'current', done: 'done' } as const;
/** A source that is not connected is not a failure. */
const STATE_OF_SOURCE = { working: 'current', answered: 'done', failed: 'failed', 'not-connected': 'done' } as const;

/** Renders the progress of a report, step by step. */
export function ReportProgress({ vin, steps }: { readonly vin: string; readonly steps: readonly ReportStep[] }) {
  const { t } = useTexts('reports');
  const [first, last] = FRAME.map((name): WorkStep => {
    const reported = steps.find((step) => step.step === name);
    const isBegun = name === 'vehicle' && steps.length === 0;
    const state = reported && reported.step !== 'source' ? STATE[reported.state] : isBegun ? 'current' : 'waiting';
    return { name: t(`reports.step.${name}`), state };
  });
  const sources = steps.flatMap((step): readonly WorkStep[] =>
    step.step === 'source'
      ? [{ name: t(`reports.source.${step.state}`, { source: step.source }), state: STATE_OF_SOURCE[step.state] }]
      : [],
  );
  return (
    <div className="grid gap-4">
      <StepProgress
        label={t('reports.progress', { vin })}
        steps={[first, ...sources, last].filter((step) => step !== undefined)}
      />
      <p className="text-muted">{t('reports.progressText')}</p>
    </div>
  );
}
