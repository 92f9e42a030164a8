import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';

interface TooltipProps {
  /** Additional information about the control. Must not be essential. */
  readonly text: string;
  /** The control, which must be focusable. */
  readonly children: ReactElement;
}

/** Renders additional information about a control on hover and focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-[min(32ch,calc(100vw-2rem))] animate-appear rounded bg-ink px-3 py-1.5 text-paper text-sm"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
