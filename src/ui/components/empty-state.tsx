import { FileText, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What there is none of. */
  readonly title: string;
  /** How there comes to be some. */
  readonly children?: ReactNode;
  /** The way there. */
  readonly action?: ReactNode;
  readonly icon?: LucideIcon;
}

/** A list that has nothing in it yet. */
export function EmptyState({ title, children, action, icon: Icon = FileText }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-(--radius-card) border border-line border-dashed px-6 py-10 text-center">
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-10 text-muted" />
      <p className="font-semibold text-lg">{title}</p>
      {children ? <p className="max-w-[50ch] text-muted">{children}</p> : null}
      {action}
    </div>
  );
}
