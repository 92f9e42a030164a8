import { type ReactNode, useId } from 'react';

interface PageSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a section of a page with its own heading. */
export function PageSection({ title, children }: PageSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
