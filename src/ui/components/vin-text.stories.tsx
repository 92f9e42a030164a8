import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VinText } from './vin-text.tsx';

const meta = { component: VinText, args: { vin: '1HGCM82693A000001' } } satisfies Meta<typeof VinText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grouped: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('CM8269')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('1HGCM82693A000001');
  },
};

export const Classic: Story = { args: { vin: '7F03C000001' } };
