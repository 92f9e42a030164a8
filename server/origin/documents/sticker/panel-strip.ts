import { drawSourced, markTop } from '../engine/marks/source-mark.ts';
import { drawParagraph, paragraph } from '../engine/paragraph.ts';
import type { Row } from '../engine/rows/flow-rows.ts';
import { joinRows } from '../engine/rows/join-rows.ts';
import { COLORS, decorate, drawLine, FRAME, inSection, type Sheet } from '../engine/sheet.ts';
import { boldText, plainText } from '../engine/text-styles.ts';
import type { MeasuredBlock } from './sticker-header.ts';

/** A panel of the strip below equipment and prices; its values come from the catalog. */
export interface Panel {
  readonly title: string;
  /** `null` if there is no data. */
  readonly known: { readonly rows: readonly Row[]; readonly note: string } | null;
}

const PADDING = 12;
const HEAD = 17;

/**
 * Returns the content width of each panel for the given number of panels.
 *
 * @example
 * panelWidth(3); // 226
 */
export function panelWidth(count: number): number {
  return FRAME.width / count - 2 * PADDING;
}

/**
 * Lays out panels side by side with the same height; without panels, the strip is empty.
 *
 * @example
 * panelStrip(sheet, [{ title: 'Parts content', known: null }]).height;
 */
export function panelStrip(sheet: Sheet, panels: readonly Panel[]): MeasuredBlock {
  const width = panelWidth(panels.length);
  const measured = panels.map(({ title, known }) => {
    const text = known?.note ?? sheet.t('document-sticker.unknownPanel');
    const note = paragraph(sheet, text, width, plainText(known ? 6.8 : 8.2, COLORS.muted));
    return { title, known: known !== null, body: joinRows(known?.rows ?? []), note };
  });
  const height = HEAD + 5 + Math.max(...measured.map(({ body, note }) => body.height + note.height)) + 8;
  return {
    height: panels.length === 0 ? 0 : height,
    draw: (y) =>
      measured.forEach(({ title, known, body, note }, index) => {
        const x = FRAME.x + index * (width + 2 * PADDING) + PADDING;
        decorate(sheet, (doc) => {
          doc.rect(x - PADDING, y, width + 2 * PADDING, HEAD).fill(COLORS.tint);
          doc.lineWidth(0.8).strokeColor(COLORS.ink);
          drawLine(doc, [x - PADDING, y], [x + width + PADDING, y]);
          if (index === 0) return;
          drawLine(doc, [x - PADDING, y], [x - PADDING, y + height], COLORS.line);
        });
        inSection(sheet, title, () => {
          const style = boldText(9);
          const heading = paragraph(sheet, title, width, style);
          const at = { x, y: y + 3.1 };
          const mark = { x: x + (heading.lines[0]?.width ?? 0) + 5, y: markTop(at.y, style) };
          if (known) drawSourced(sheet, 'catalogue', mark, heading, at, 'H2');
          else drawParagraph(sheet, heading, at, 'H2');
          body.draw({ x, y: y + HEAD + 5, width });
          drawParagraph(sheet, note, { x, y: known ? y + height - 4 - note.height : y + HEAD + 5 });
        });
      }),
  };
}
