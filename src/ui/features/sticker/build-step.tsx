import type { ReactNode } from 'react';

interface BuildStepProps {
  /** The tour step that targets this element. */
  readonly tour: 'trim' | 'exteriorColor' | 'interiorColor' | 'packages';
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** Renders one selection with its own heading. */
export function BuildStep({ tour, title, hint, children }: BuildStepProps) {
  return (
    <fieldset data-tour={tour} aria-describedby={hint ? `${tour}-hint` : undefined} className="grid min-w-0 gap-3">
      <legend className="mb-3 w-full border-ink border-b pb-2 font-semibold text-lg">{title}</legend>
      {hint ? (
        <p id={`${tour}-hint`} className="max-w-[70ch] text-muted">
          {hint}
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}
