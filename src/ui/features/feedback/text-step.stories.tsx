import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextStep } from './message-steps.tsx';

const meta = {
  component: TextStep,
  args: { onSend: fn(), onSkip: fn(), onBack: fn() },
} satisfies Meta<typeof TextStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Just what I needed');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send feedback' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Just what I needed');
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** FBK-07 */
export const MessageMissing: Story = {
  args: { messageError: 'Enter a message' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter a message');
  },
};

/** FBK-11: shows a spinner while sending, and makes no second call. */
export const Sending: Story = {
  args: { sending: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sending/ }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** FBK-12 */
export const NotSent: Story = {
  args: { failure: 'The feedback is too long' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The feedback is too long');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { ...NotSent, globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
