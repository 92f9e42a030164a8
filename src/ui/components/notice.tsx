import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const look = {
  danger: 'border-danger bg-danger-surface text-danger',
  caution: 'border-caution bg-caution-surface text-caution',
  success: 'border-success bg-success-surface text-success',
  info: 'border-info bg-info-surface text-info',
} as const;
const icon = { danger: OctagonAlert, caution: TriangleAlert, success: CircleCheck, info: Info } as const;
const role = { danger: 'alert', caution: 'note', success: 'status', info: 'note' } as const;

/**
 * Renders important information before the next step. Screen readers announce a problem immediately and a caution
 * politely.
 */
export function Notice({ kind, children }: { readonly kind: keyof typeof look; readonly children: ReactNode }) {
  const Icon = icon[kind];
  return (
    <div
      role={role[kind]}
      className={`flex items-start gap-3 rounded-(--radius-card) border-l-4 px-4 py-3 font-medium ${look[kind]}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
