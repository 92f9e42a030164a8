import { Check, Circle, CircleDot, X } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';

const icons = { done: Check, current: CircleDot, waiting: Circle, failed: X } as const;
const looks = {
  done: 'text-success',
  current: 'font-semibold text-ink',
  waiting: 'text-muted',
  failed: 'font-semibold text-danger',
} as const;

/** One step of long work. */
export interface WorkStep {
  readonly name: string;
  readonly state: keyof typeof icons;
}

interface StepProgressProps {
  /** What the steps produce. */
  readonly label: string;
  readonly steps: readonly WorkStep[];
}

/** Renders the progress of long work, step by step. Each step's state is also given as text. */
export function StepProgress({ label, steps }: StepProgressProps) {
  const { t } = useTexts('ui');
  const done = steps.filter(({ state }) => state === 'done').length;
  const announced = steps.find(({ state }) => state === 'failed' || state === 'current');
  return (
    <div className="grid gap-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{label}</span>
        <span className="text-muted text-sm">
          {done}/{steps.length}
        </span>
      </p>
      <progress
        aria-label={label}
        value={done}
        max={steps.length}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary-ink"
      />
      <p role="status" className="sr-only">
        {announced ? `${announced.name}: ${t(`ui.step.${announced.state}`)}` : null}
      </p>
      <ol className="grid gap-1.5">
        {steps.map(({ name, state }) => {
          const Icon = icons[state];
          return (
            <li
              key={name}
              aria-current={state === 'current' ? 'step' : undefined}
              className={`flex items-start gap-2 ${looks[state]}`}
            >
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              <span>
                {name}
                <span className="sr-only">: {t(`ui.step.${state}`)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
