import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RatingStep } from './rating-step.tsx';

const meta = {
  component: RatingStep,
  args: { rating: null, onRate: fn(), onSkip: fn() },
} satisfies Meta<typeof RatingStep>;

export default meta;
type Story = StoryObj<typeof meta>;

/** FBK-02: five faces and a Skip button. */
export const NothingPicked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Very Dissatisfied' }));
    await expect(args.onRate).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};

export const Picked: Story = { args: { rating: 5 } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
