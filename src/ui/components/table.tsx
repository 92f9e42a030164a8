import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslator } from '../i18n/use-translator.ts';
import { byColumn, type SortOrder, type SortValue } from './sort-rows.ts';

/** A column: how it renders a row, and the value that it is sorted by. */
export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Without it, the column can't be sorted. Unknown values are last in both directions. */
  readonly sortBy?: (row: Row) => SortValue;
  /** Whether the column is the row header for screen readers. */
  readonly rowHeader?: boolean;
  /** Whether the column contains numbers, which are right-aligned. */
  readonly numeric?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Shown instead of rows if there are none. */
  readonly empty?: ReactNode;
}

/** Renders a table of rows. If it is wider than the screen, it scrolls separately, including by keyboard. */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: TableProps<Row>) {
  const { language } = useTranslator();
  const [order, setOrder] = useState<SortOrder | null>(null);
  if (rows.length === 0 && empty) return empty;
  const sortBy = columns.find(({ id }) => id === order?.column)?.sortBy;
  const shown = order && sortBy ? byColumn(rows, sortBy, order, language) : rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption className="pb-2 text-left font-semibold text-lg">{caption}</caption>
        <thead>
          <tr className="border-ink border-b">
            {columns.map((column) => (
              <TableHead key={column.id} {...column} order={order} onSort={column.sortBy ? setOrder : null} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={rowKey(row)} className="border-line border-b">
              {columns.map(({ id, cell, numeric, rowHeader }) => {
                const Cell = rowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={id}
                    scope={rowHeader ? 'row' : undefined}
                    className={`px-3 py-3 align-top font-normal ${numeric ? 'text-right' : ''}`}
                  >
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface TableHeadProps {
  readonly id: string;
  readonly label: string;
  readonly numeric?: boolean;
  readonly order: SortOrder | null;
  /** Sorts by the column, or `null` if the column can't be sorted. */
  readonly onSort: ((order: SortOrder) => void) | null;
}

/** Renders a column header. Pressing it sorts by the column, and pressing it again reverses the order. */
function TableHead({ id, label, numeric = false, order, onSort }: TableHeadProps) {
  const direction = order?.column === id ? order.direction : undefined;
  const Icon = direction ? { ascending: ArrowUp, descending: ArrowDown }[direction] : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={direction} className={`px-3 py-1 font-semibold ${numeric ? 'text-right' : ''}`}>
      {onSort ? (
        <button
          type="button"
          onClick={() => onSort({ column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
          className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded px-2 font-semibold focus-visible:-outline-offset-2 noscript:pointer-events-none"
        >
          {label}
          <Icon aria-hidden="true" className="screen-only size-4 text-muted noscript:hidden" />
        </button>
      ) : (
        label
      )}
    </th>
  );
}
