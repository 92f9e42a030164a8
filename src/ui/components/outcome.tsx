import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';

interface OutcomeProps extends ComponentProps<typeof Notice> {
  /** The next step. */
  readonly action?: ReactNode;
}

/** Renders the result of an action in place of the control that triggered it, and takes over its focus. */
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
