import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';

/** Renders the content of a busy button: a spinner and the current activity. */
export function BusyLabel({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <LoaderCircle aria-hidden="true" className="size-5 shrink-0 animate-spin" />
      {children}
    </>
  );
}
