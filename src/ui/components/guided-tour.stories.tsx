import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import GuidedTour from './guided-tour.tsx';
import { SelectField } from './select-field.tsx';

const options = [{ value: '', label: 'EX-V6' }];

const meta = {
  component: GuidedTour,
  args: {
    onEnd: fn(),
    steps: [
      { selector: '[name=trim]', text: 'Choose the trim.' },
      { selector: '[name=nothing]', text: 'Nobody ever reads this.' },
      { selector: '[name=color]', text: 'Choose the exterior color, as on the vehicle.' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="grid min-h-80 content-start gap-4 sm:grid-cols-2">
        <SelectField name="trim" label="Trim" options={options} />
        <SelectField name="color" label="Exterior color" options={options} />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GuidedTour>;

export default meta;
type Story = StoryObj<typeof meta>;

/** TOUR-02: no dots, no badge, at most 640 px. Each step can be dismissed. */
export const FirstStep: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Guided tour' });
    await expect(dialog).toHaveFocus();
    await expect(dialog).toHaveAccessibleDescription('Choose the trim.');
    // A short text is narrow anyway, so use a long one to test the maximum width.
    const long = document.createElement('p');
    long.textContent = 'A long text that would fill the whole width of the screen. '.repeat(20);
    dialog.append(long);
    await expect(dialog.parentElement?.getBoundingClientRect().width).toBe(Math.min(640, window.innerWidth - 32));
    long.remove();
    await expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Previous step', 'Next step', 'Got it']);
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** TOUR-02: navigates with the arrow keys, not beyond the first and last step, and skips a step without its target. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByText('Choose the trim.');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByText('Choose the trim.')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByText(/Choose the exterior color/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByText(/Choose the exterior color/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** TOUR-02: navigates with the arrow buttons. */
export const ByArrows: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next step' }));
    await screen.findByText(/Choose the exterior color/);
    await userEvent.click(screen.getByRole('button', { name: 'Previous step' }));
    await screen.findByText('Choose the trim.');
  },
};

export const NothingToShow: Story = {
  args: { steps: [{ selector: '[name=nothing]', text: 'Nobody ever reads this.' }] },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: { steps: [{ selector: '[name=trim]', text: 'It decides what came with the vehicle. '.repeat(12) }] },
  globals: { viewport: { value: 'mobile1' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
