import type { ReportStep } from '#core/report/report-step.ts';

/** Returns the steps to show for a document when only the last step reached is known. */
export function stepsUpTo(last: ReportStep | null): readonly ReportStep[] {
  if (last === null) return [];
  return last.step === 'vehicle' ? [last] : [{ step: 'vehicle', state: 'done' }, last];
}
