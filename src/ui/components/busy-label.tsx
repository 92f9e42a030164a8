import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a busy button shows: that it turns, and what is going on. */
export function BusyLabel({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <LoaderCircle aria-hidden="true" className="size-5 shrink-0 animate-spin" />
      {children}
    </>
  );
}
