import type { ReactNode } from 'react';

const looks = {
  neutral: 'border-line bg-paper text-ink',
  success: 'border-success bg-success-surface text-success',
  caution: 'border-caution bg-caution-surface text-caution',
  danger: 'border-danger bg-danger-surface text-danger',
  info: 'border-info bg-info-surface text-info',
} as const;

interface BadgeProps {
  /** The state that the badge expresses. Color is never the only indication. */
  readonly tone?: keyof typeof looks;
  readonly children: ReactNode;
}

/** Renders a short label for the state of an adjacent element. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={`inline-flex items-center gap-1 rounded-full border px-2.5 font-medium text-sm ${looks[tone]}`}>
      {children}
    </span>
  );
}
