import type { ComponentProps, ReactNode } from 'react';
import { PageHead } from './page-head.tsx';

interface PageProps extends ComponentProps<typeof PageHead> {
  /** The title for browsers and search engines, if it differs from the heading. */
  readonly headTitle?: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Use narrow for a form and wide for a document. */
  readonly width?: 'narrow' | 'wide';
}

/** Renders a page's metadata, and its content below its main heading. */
export function Page({ title, headTitle = title, lead, children, width = 'wide', ...metadata }: PageProps) {
  return (
    <div className={`mx-auto grid w-full gap-6 px-4 py-8 sm:py-12 ${width === 'narrow' ? 'max-w-xl' : 'max-w-5xl'}`}>
      <header className="grid gap-2">
        <h1>{title}</h1>
        {lead ? <p className="max-w-[70ch] text-lg text-muted">{lead}</p> : null}
      </header>
      <PageHead title={headTitle} {...metadata} />
      {children}
    </div>
  );
}
