import { ChevronDown } from 'lucide-react';
import type { ContentBlock } from '#core/site/content-block.ts';

/** Renders the CMS content of a page, block by block. */
export function ContentBlocks({ blocks }: { readonly blocks: readonly ContentBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <div className="grid max-w-[70ch] gap-8">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name, and never change their order on a page.
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: ContentBlock }) {
  if (block.kind === 'questions') return <QuestionList items={block.items} />;
  return (
    <section className="grid gap-3">
      {block.heading ? <h2>{block.heading}</h2> : null}
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

interface QuestionListProps {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** Renders questions with collapsed answers, which expand without a script. */
export function QuestionList({ items }: QuestionListProps) {
  return (
    <ul className="grid max-w-[70ch] border-line border-t">
      {items.map(({ question, answer }) => (
        <li key={question} className="border-line border-b">
          <details className="group">
            <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
            </summary>
            <p className="pb-4">{answer}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
