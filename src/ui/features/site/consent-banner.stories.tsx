import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConsentBanner } from './consent.tsx';

const meta = {
  component: ConsentBanner,
  args: { onChoose: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="min-h-[70vh]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The three choices have the same visual weight. */
export const Asked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(new Set(buttons.map((button) => getComputedStyle(button).backgroundColor)).size).toBe(1);
    const widths = buttons.map((button) => Math.round(button.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ analytics: false, advertising: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Allow all' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ analytics: true, advertising: true });
  },
};

export const Choosing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    const analytics = canvas.getByRole('checkbox', { name: /Count visits/ });
    await expect(analytics).not.toBeChecked();
    await userEvent.click(analytics);
    await userEvent.click(canvas.getByRole('button', { name: 'Save my choice' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith({ analytics: true, advertising: false });
  },
};

/** When changed later, the previous choices are preselected. */
export const Changing: Story = {
  args: { consent: { analytics: true, advertising: false }, initiallyChoosing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Count visits/ })).toBeChecked();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
