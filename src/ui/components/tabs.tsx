import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** One tab and its content. */
interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** The label of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The ID of the tab that is selected first. */
  readonly initial?: string;
}

/** Renders tabs. Without scripts and in print, their contents are shown one below the other. */
export function Tabs({ label, tabs, initial = tabs[0]?.id ?? '' }: TabsProps) {
  return (
    <Radix.Root defaultValue={initial} className="grid gap-4">
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-line border-b p-1 pb-0 noscript:hidden print:hidden"
      >
        {tabs.map(({ id, label: name }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className="min-h-11 shrink-0 border-transparent border-b-3 px-4 py-2 font-medium text-muted hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-primary-ink data-[state=active]:text-ink"
          >
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, label: name, content }) => (
        <Radix.Content
          key={id}
          value={id}
          forceMount
          className="data-[state=inactive]:hidden noscript:data-[state=inactive]:block print:data-[state=inactive]:block"
        >
          <h3 className="mb-2 hidden noscript:block print:block">{name}</h3>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
