import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { VinCopy } from './vin-copy.tsx';

const meta = { component: VinCopy, args: { vin: '1HGCM82693A000001' } } satisfies Meta<typeof VinCopy>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  beforeEach: () => clipboard(async () => undefined),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy VIN' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('1HGCM82693A000001');
  },
};
export const Refused: Story = {
  beforeEach: () => clipboard(() => Promise.reject(new Error('Write permission denied.'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('Could not be copied')).toBeVisible();
  },
};
export const Spanish: Story = {
  globals: { language: 'es', theme: 'dark', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copiar el VIN' })).toBeVisible();
  },
};

function clipboard(write: Clipboard['writeText']): () => void {
  const spy = spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  return () => spy.mockRestore();
}
