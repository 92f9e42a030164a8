import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inflatorRecall } from './demonstration-report.stories-data.ts';
import { RecallList } from './recall-list.tsx';

const meta = { component: RecallList, args: { recalls: [inflatorRecall] } } satisfies Meta<typeof RecallList>;

export default meta;
type Story = StoryObj<typeof meta>;

const harmless = { ...inflatorRecall, campaign: '24V001000', parkIt: false, overTheAirUpdate: true };
const outside = { ...harmless, campaign: '20V002000', parkOutside: true, remedy: '' };

/** RCL-05: do-not-drive recalls first, then park-outside recalls, then the rest. */
export const ParkItFirst: Story = {
  args: { recalls: [harmless, outside, inflatorRecall] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Recall 19V182000',
      'Recall 20V002000',
      'Recall 24V001000',
    ]);
    await expect(canvas.getByText('Do not drive it until it is repaired.')).toBeVisible();
    await expect(canvas.getByText(/it may catch fire/)).toBeVisible();
  },
};

/** RCL-04: an empty list states what it may not include. */
export const Empty: Story = {
  args: { recalls: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
