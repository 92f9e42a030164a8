import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Column, Table } from './table.tsx';

interface Reading {
  readonly year: number;
  readonly miles: number | null;
  readonly source: string;
}

const rows: readonly Reading[] = [
  { year: 2008, miles: 48_210, source: 'Department of Motor Vehicles, Sacramento' },
  { year: 2011, miles: null, source: 'Auction' },
  { year: 2004, miles: 9_120, source: 'Dealer' },
  { year: 2019, miles: 131_400, source: 'Inspection' },
];

const columns: readonly Column<Reading>[] = [
  { id: 'year', label: 'Year', cell: ({ year }) => year, sortBy: ({ year }) => year, rowHeader: true },
  {
    id: 'miles',
    label: 'Mileage',
    cell: ({ miles }) => miles?.toLocaleString('en-US') ?? 'Unknown',
    sortBy: ({ miles }) => miles,
    numeric: true,
  },
  { id: 'source', label: 'Source', cell: ({ source }) => source },
];

const meta = {
  component: Table<Reading>,
  args: { caption: 'Odometer readings', columns, rows, rowKey: ({ year }: Reading) => String(year) },
} satisfies Meta<typeof Table<Reading>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SortedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent)[0];
    const head = canvas.getByRole('columnheader', { name: 'Mileage' });
    await expect(head).not.toHaveAttribute('aria-sort');
    canvas.getByRole('button', { name: 'Mileage' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(first()).toBe('2004');
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(first()).toBe('2019');
    // Unknown values stay last.
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('2011');
  },
};
export const NotSortable: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Source' })).not.toBeInTheDocument();
  },
};
export const Empty: Story = { args: { rows: [], empty: <p>No readings yet.</p> } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const NarrowScrolls: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Odometer readings' })).toHaveFocus();
  },
};
