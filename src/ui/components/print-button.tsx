import { Printer } from 'lucide-react';
import { Button } from './button.tsx';

/** Prints the page; without scripts a browser's own menu does it. */
export function PrintButton({ children }: { readonly children: string }) {
  return (
    <Button type="button" variant="quiet" className="screen-only noscript:hidden" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-5" />
      {children}
    </Button>
  );
}
