import type { ReactNode } from 'react';

interface PageProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Use narrow for a form and wide for a document. */
  readonly width?: 'narrow' | 'wide';
}

/** Renders the content of a page below its main heading. */
export function Page({ title, lead, children, width = 'wide' }: PageProps) {
  return (
    <div className={`mx-auto grid w-full gap-6 px-4 py-8 sm:py-12 ${width === 'narrow' ? 'max-w-xl' : 'max-w-5xl'}`}>
      <header className="grid gap-2">
        <h1>{title}</h1>
        {lead ? <p className="max-w-[70ch] text-lg text-muted">{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}
