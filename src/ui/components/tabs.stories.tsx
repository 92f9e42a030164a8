import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tabs } from './tabs.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Report',
    tabs: [
      { id: 'summary', label: 'Summary', content: <p>One owner</p> },
      { id: 'mileage', label: 'Mileage', content: <p>131,400 miles</p> },
      { id: 'recalls', label: 'Recalls', content: <p>No open recall</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Summary' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Mileage' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('131,400 miles')).toBeVisible();
    await expect(canvas.getByText('One owner')).not.toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('No open recall');
  },
};
export const AnotherFirst: Story = {
  args: { initial: 'mileage' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('131,400 miles')).toBeVisible();
  },
};
export const NarrowDark: Story = {
  args: {
    tabs: ['Summary', 'Mileage', 'Recalls', 'Owners', 'Specification'].map((label) => ({
      id: label,
      label,
      content: <p>{label}</p>,
    })),
  },
  globals: { theme: 'dark', brand: 'lemon', viewport: { value: 'mobile1' } },
};
