import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from './text-area.tsx';

const meta = { component: TextArea, args: { label: 'Message', name: 'message' } } satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, 'Two{Enter}lines');
    await expect(area).toHaveValue('Two\nlines');
  },
};
export const WithError: Story = {
  args: { error: 'Enter a message' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter a message');
  },
};
export const LongTextNarrow: Story = {
  args: { defaultValue: 'The sticker shows the wrong engine. '.repeat(12) },
  globals: { viewport: { value: 'mobile1' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
