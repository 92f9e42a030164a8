import type { ReactNode } from 'react';

/** Renders a card that groups content. */
export function Card({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-4 *:min-w-0 rounded-(--radius-card) border border-line bg-surface p-4 shadow-(--shadow-card) sm:p-6">
      {title === undefined ? null : <h2>{title}</h2>}
      {children}
    </section>
  );
}
