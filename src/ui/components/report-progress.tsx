import type { ReportStep } from '#core/report/report-step.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { StepProgress, type WorkStep } from './step-progress.tsx';

interface ReportProgressProps {
  readonly vin: string;
  readonly steps: readonly ReportStep[];
}

/** The steps in which the making of a report begins and ends; between them stands each source that is asked. */
const FRAME = ['vehicle', 'report'] as const;
const STATE = { working: 'current', done: 'done' } as const;
/** To have no such source here is no failure. */
const STATE_OF_SOURCE = { working: 'current', answered: 'done', failed: 'failed', 'not-connected': 'done' } as const;

/** How far a report is, step by step. */
export function ReportProgress({ vin, steps }: ReportProgressProps) {
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
