import type { ReportStep } from '#core/report/report-step.ts';

/** Returns the steps that can be shown of a document when only the one reached last is known. */
export function stepsUpTo(last: ReportStep | null): readonly ReportStep[] {
  if (last === null) return [];
  return last.step === 'vehicle' ? [last] : [{ step: 'vehicle', state: 'done' }, last];
}
