import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ApologyStep } from './message-steps.tsx';

const meta = {
  component: ApologyStep,
  args: { type: 'sticker', onChoose: fn(), onSend: fn(), onSkip: fn(), onBack: fn() },
} satisfies Meta<typeof ApologyStep>;

export default meta;
type Story = StoryObj<typeof meta>;

/** FBK-05: a sticker can be regenerated. */
export const OnASticker: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const options = within(canvas.getByRole('group', { name: 'What would you like?' })).getAllByRole('button');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Regenerate window sticker',
      'Contact Support',
      'Speak to a live chat agent',
      "I don't want to do anything",
    ]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('regenerate-sticker');
    await userEvent.type(canvas.getByRole('textbox'), 'Wrong color');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(args.onSend).toHaveBeenCalledWith('Wrong color');
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};

/** FBK-05 */
export const OnAReport: Story = {
  args: { type: 'report' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Regenerate window sticker' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Contact Support' })).toBeVisible();
  },
};

/** FBK-07 */
export const MessageMissing: Story = {
  args: { messageError: 'Please enter a message' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please enter a message');
  },
};

export const Sending: Story = { args: { sending: true } };

export const NotSent: Story = { args: { failure: 'The service cannot be reached.' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
