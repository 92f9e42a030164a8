import type { ContentBlock } from '#core/site/content-block.ts';
import { QuestionList } from './question-list.tsx';

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
