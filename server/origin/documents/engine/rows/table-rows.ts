import { cutParagraph, drawParagraph, type Paragraph, paragraph, type TextStyle } from '../paragraph.ts';
import { COLORS, decorate, drawLine, inElement, type Sheet } from '../sheet.ts';
import { boldText, plainText } from '../text-styles.ts';
import type { Row } from './flow-rows.ts';
import { joinRows } from './join-rows.ts';

/** A column of a table: its header and its share of the width. */
export interface TableColumn {
  readonly head: string;
  readonly share: number;
  readonly align?: 'right';
}

/** The text of a cell, optionally with its own style. */
export type TableCell = string | { readonly text: string; readonly style: TextStyle };

const SIZE = 8;
const PADDING = 3;
const GAP = 8;
/** Maximum number of lines in a row; a longer cell is split into several rows, so that none is taller than a page. */
const MAX_LINES = 40;

/**
 * Returns the rows of a table, with an optional header row and hairlines in between. A table may continue on other
 * pages; screen readers still read it as one table.
 *
 * @example
 * tableRows(sheet, [{ head: 'Date', share: 1 }], [['Jan 1, 2010']], 524);
 */
export function tableRows(
  sheet: Sheet,
  columns: readonly TableColumn[],
  lines: readonly (readonly TableCell[])[],
  width: number,
): Row[] {
  const tables = new Map<PDFKit.PDFStructureElement, PDFKit.PDFStructureElement>();
  const heads = columns.map(({ head }) => ({ text: head, style: boldText(7, COLORS.muted) }));
  const hasHeads = columns.some(({ head }) => head !== '');
  const all = [...(hasHeads ? [{ cells: heads, tag: 'TH' }] : []), ...lines.map((cells) => ({ cells, tag: 'TD' }))];
  const rows = all.flatMap(({ cells, tag }) => {
    const measured = columns.map((column, at) => measure(sheet, column, cells[at] ?? '', width, columns));
    const count = Math.max(...measured.map(({ parts }) => parts.length));
    return Array.from({ length: count }, (_, at) =>
      lineRow(sheet, tables, {
        tag,
        cells: measured.map(({ parts, none, left }) => ({ text: parts[at] ?? none, left })),
      }),
    );
  });
  // The header row must not be alone at the bottom of a page.
  return hasHeads && rows.length > 1 ? [joinRows(rows.slice(0, 2)), ...rows.slice(2)] : rows;
}

interface Cell {
  readonly text: Paragraph;
  readonly left: number;
}

interface MeasuredCell {
  readonly parts: readonly Paragraph[];
  /** Empty text beside the additional rows of a longer cell. */
  readonly none: Paragraph;
  readonly left: number;
}

function measure(
  sheet: Sheet,
  column: TableColumn,
  cell: TableCell,
  width: number,
  columns: readonly TableColumn[],
): MeasuredCell {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const before = columns.slice(0, columns.indexOf(column)).reduce((sum, { share }) => sum + share, 0);
  const { text, style } = typeof cell === 'string' ? { text: cell, style: plainText(SIZE) } : cell;
  const aligned = column.align === undefined ? style : { ...style, align: column.align, tabular: true };
  const room = (width * column.share) / total - GAP;
  const whole = paragraph(sheet, text, room, aligned);
  return {
    parts: cutParagraph(whole, MAX_LINES),
    none: { ...whole, lines: [], height: 0, actual: null },
    left: (width * before) / total,
  };
}

interface TableLine {
  readonly cells: readonly Cell[];
  readonly tag: string;
}

function lineRow(
  sheet: Sheet,
  tables: Map<PDFKit.PDFStructureElement, PDFKit.PDFStructureElement>,
  { cells, tag }: TableLine,
): Row {
  const height = Math.max(...cells.map(({ text }) => text.height)) + 2 * PADDING;
  return {
    height,
    draw: ({ x, y, width }) => {
      decorate(sheet, (doc) => {
        drawLine(
          doc.lineWidth(tag === 'TH' ? 0.9 : 0.4),
          [x, y + height],
          [x + width, y + height],
          tag === 'TH' ? COLORS.ink : COLORS.line,
        );
      });
      const outer = sheet.section;
      const table = tables.get(outer) ?? sheet.doc.struct('Table');
      if (!tables.has(outer)) outer.add(table);
      tables.set(outer, table);
      sheet.section = table;
      inElement(sheet, sheet.doc.struct('TR'), () => {
        for (const { text, left } of cells) drawParagraph(sheet, text, { x: x + left, y: y + PADDING }, tag);
      });
      sheet.section = outer;
    },
  };
}
