import { Printer } from 'lucide-react';
import { Button } from './button.tsx';

/** Renders a button that prints the page. Without scripts, use the browser's menu. */
export function PrintButton({ children }: { readonly children: string }) {
  return (
    <Button type="button" variant="quiet" className="screen-only noscript:hidden" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-5" />
      {children}
    </Button>
  );
}
