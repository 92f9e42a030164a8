import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactList } from './fact-list.tsx';

const meta = {
  component: FactList,
  args: {
    unknown: 'Unknown',
    facts: [
      { label: 'Make', value: 'Honda', note: 'decoded from the VIN' },
      { label: 'Drive', value: null },
      { label: 'Doors', value: 4 },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithGaps: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
    await expect(canvas.getByText('decoded from the VIN')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextNarrow: Story = {
  args: { facts: [{ label: 'Engine', value: '3.5-liter V6 with variable valve timing and cylinder management' }] },
  globals: { viewport: { value: 'mobile1' } },
};
