import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentBlocksFrom } from './content-block.ts';

const node = (type: string, ...children: readonly (object | string)[]) => ({
  type,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', text: child } : child)),
});

describe('contentBlocksFrom', () => {
  it('reads text and question blocks in order', () => {
    const layout = [
      { blockType: 'text', heading: ' What we do ', paragraphs: ['First.', '', 7, null, 'Second.'] },
      { blockType: 'faq', items: [{ question: 'Why?', answer: 'Because.' }, { question: 'No answer?' }] },
      { blockType: 'text', paragraphs: ['Without a heading.'] },
    ];
    expect(contentBlocksFrom({ layout })).toEqual([
      { kind: 'text', heading: 'What we do', paragraphs: ['First.', '7', 'Second.'] },
      { kind: 'questions', items: [{ question: 'Why?', answer: 'Because.' }] },
      { kind: 'text', heading: null, paragraphs: ['Without a heading.'] },
    ]);
  });

  it('reads rich text: each heading starts a block, each list item becomes a paragraph', () => {
    const richText = {
      root: node(
        'root',
        node('paragraph', 'Before ', node('link', 'any'), ' heading.'),
        node('heading', 'Sources'),
        node('list', node('listitem', 'One'), node('listitem', 'Two')),
        node('paragraph', ' '),
      ),
    };
    expect(contentBlocksFrom({ layout: [{ blockType: 'richText', richText }] })).toEqual([
      { kind: 'text', heading: null, paragraphs: ['Before any heading.'] },
      { kind: 'text', heading: 'Sources', paragraphs: ['One', 'Two'] },
    ]);
  });

  it('skips unknown and empty blocks', () => {
    const layout = [{ blockType: 'carousel' }, { blockType: 'text' }, { blockType: 'faq', items: [] }, 'text', null];
    expect(contentBlocksFrom({ layout })).toEqual([]);
  });

  it('never throws for any CMS data', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom('text', 'faq', 'richText', 'content'), (value, blockType) => {
        const layout = [{ blockType, items: value, paragraphs: value, richText: { root: value } }];
        expect(Array.isArray(contentBlocksFrom({ layout }))).toBe(true);
      }),
    );
  });
});
