import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';

interface OutcomeProps extends ComponentProps<typeof Notice> {
  /** The way on from here. */
  readonly action?: ReactNode;
}

/** What came of something, in the place of what was pressed for it; it takes over the focus that was there. */
export function Outcome({ action, ...notice }: OutcomeProps) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <div ref={shown} tabIndex={-1} className="grid gap-4">
      <Notice {...notice} />
      {action ? <p>{action}</p> : null}
    </div>
  );
}
