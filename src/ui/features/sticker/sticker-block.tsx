import type { ReactNode } from 'react';

interface StickerBlockProps {
  readonly title: string;
  /** The source of all its data. */
  readonly source: string;
  readonly children: ReactNode;
}

/** Renders one bordered block of a sticker with its own heading. */
export function StickerBlock({ title, source, children }: StickerBlockProps) {
  return (
    <section className="break-inside-avoid overflow-hidden rounded-(--radius-card) border border-ink">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 bg-ink px-4 py-2 text-surface print:border-ink print:border-b print:bg-surface print:text-ink">
        <h3 className="text-base">{title}</h3>
        <p className="text-sm">{source}</p>
      </header>
      <div className="p-4">{children}</div>
    </section>
  );
}
