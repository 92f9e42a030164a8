import { FileText, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What the list doesn't have yet. */
  readonly title: string;
  /** How to add the first entry. */
  readonly children?: ReactNode;
  /** The button or link for that. */
  readonly action?: ReactNode;
  readonly icon?: LucideIcon;
}

/** Renders the placeholder of an empty list. */
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
