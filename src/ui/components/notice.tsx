import type { ReactNode } from 'react';

const look = {
  danger: 'border-danger bg-danger-surface text-danger',
  caution: 'border-caution bg-caution-surface text-caution',
} as const;

interface NoticeProps {
  readonly kind: keyof typeof look;
  readonly children: ReactNode;
}

/** Something to know before going on: a problem is announced at once, a caution when its turn comes. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div
      role={kind === 'danger' ? 'alert' : 'note'}
      className={`rounded-(--radius-card) border-l-4 px-4 py-3 font-medium ${look[kind]}`}
    >
      {children}
    </div>
  );
}
