import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { SortOrder } from '../sort-rows.ts';

interface TableHeadProps {
  readonly id: string;
  readonly label: string;
  readonly numeric?: boolean;
  readonly order: SortOrder | null;
  /** Sorts by the column, or `null` if the column can't be sorted. */
  readonly onSort: ((order: SortOrder) => void) | null;
}

/** Renders a column header. Pressing it sorts by the column, and pressing it again reverses the order. */
export function TableHead({ id, label, numeric = false, order, onSort }: TableHeadProps) {
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
