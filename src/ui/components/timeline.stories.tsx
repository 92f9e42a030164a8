import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Timeline } from './timeline.tsx';

const meta = {
  component: Timeline,
  args: {
    empty: 'No dated event is known.',
    events: [
      { id: '1', at: Date.UTC(2012, 2, 4), title: 'Title issued', detail: 'TX · No brand' },
      { id: '2', at: Date.UTC(2012, 11, 31, 23), title: 'Odometer read', detail: '12,400 mi' },
      { id: '3', at: Date.UTC(2015, 5, 9), title: 'Accident (severe)', detail: 'Airbags went off.', marked: true },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByYear: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['2012', '2015']);
    const [first] = canvas.getAllByRole('list').slice(1);
    await expect(within(first ?? document.body).getAllByRole('listitem')).toHaveLength(2);
    // An event on New Year's Eve in UTC stays in its year in any time zone.
    await expect(canvas.getByText('Dec 31, 2012')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No dated event is known.')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    events: [
      {
        id: '1',
        at: Date.UTC(2020, 0, 1),
        title: 'A title that goes on for so long that on a narrow telephone it takes several lines',
        detail: 'UNBREAKABLE'.repeat(1),
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31 dic 2012')).toBeVisible();
  },
};
