import { listFrom, type PayloadRecord, recordFrom, textFrom } from '../payload/payload-fields.ts';

/** A text block with a heading. */
export interface TextBlock {
  readonly kind: 'text';
  readonly heading: string | null;
  readonly paragraphs: readonly string[];
}

/** Questions with their answers. */
export interface QuestionBlock {
  readonly kind: 'questions';
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** A displayable block of a content page. */
export type ContentBlock = TextBlock | QuestionBlock;

/**
 * Reads the blocks of a content page: text, questions, and rich text in the format of Payload's editor, reduced to
 * headings, paragraphs and lists. Unknown and empty blocks are skipped.
 *
 * Source: specification, section 3; Payload's documentation of blocks and of its Lexical editor.
 *
 * @example
 * contentBlocksFrom({ layout: [{ blockType: 'text', paragraphs: ['Hello'] }] }).length; // 1
 */
export function contentBlocksFrom(fields: PayloadRecord): readonly ContentBlock[] {
  return listFrom(fields.layout).flatMap((item): readonly ContentBlock[] => {
    const block = recordFrom(item) ?? {};
    switch (block.blockType) {
      case 'text':
        return textBlock(textFrom(block.heading), textsFrom(block.paragraphs));
      case 'faq':
        return questionBlock(block);
      case 'richText':
      case 'content':
        return richTextBlocks(recordFrom(block.richText) ?? recordFrom(block.content) ?? {});
      default:
        return [];
    }
  });
}

function textsFrom(value: unknown): readonly string[] {
  return listFrom(value)
    .map(textFrom)
    .filter((text) => text !== null);
}

function textBlock(heading: string | null, paragraphs: readonly string[]): readonly TextBlock[] {
  return heading === null && paragraphs.length === 0 ? [] : [{ kind: 'text', heading, paragraphs }];
}

function questionBlock({ items }: PayloadRecord): readonly QuestionBlock[] {
  const asked = listFrom(items).flatMap((item) => {
    const { question, answer } = recordFrom(item) ?? {};
    const [asks, says] = [textFrom(question), textFrom(answer)];
    return asks === null || says === null ? [] : [{ question: asks, answer: says }];
  });
  return asked.length === 0 ? [] : [{ kind: 'questions', items: asked }];
}

function richTextBlocks({ root }: PayloadRecord): readonly TextBlock[] {
  const blocks: { heading: string | null; paragraphs: string[] }[] = [];
  for (const child of childrenOf(recordFrom(root) ?? {})) {
    const last = blocks.at(-1);
    if (child.type === 'heading' || last === undefined) {
      const isHeading = child.type === 'heading';
      blocks.push({ heading: isHeading ? saidBy(child) : null, paragraphs: isHeading ? [] : passagesOf(child) });
    } else {
      last.paragraphs.push(...passagesOf(child));
    }
  }
  return blocks.flatMap(({ heading, paragraphs }) => textBlock(heading, paragraphs));
}

function passagesOf(node: PayloadRecord): string[] {
  const said = node.type === 'list' ? childrenOf(node).map(saidBy) : [saidBy(node)];
  return said.filter((text) => text !== null);
}

function saidBy(node: PayloadRecord): string | null {
  return textFrom(plainText(node));
}

function plainText(node: PayloadRecord): string {
  return typeof node.text === 'string' ? node.text : childrenOf(node).map(plainText).join('');
}

function childrenOf({ children }: PayloadRecord): readonly PayloadRecord[] {
  return listFrom(children)
    .map(recordFrom)
    .filter((child) => child !== null);
}
