import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { BuildForm } from './build-form.tsx';
import { firstChoices } from './choices-from-form.ts';
import { demonstrationDraft } from './demonstration-draft.stories-data.ts';
import { BuildTour } from './tour-offer.tsx';

const meta = {
  component: BuildTour,
  args: { onEnd: fn() },
  decorators: [
    (Story) => (
      <>
        <BuildForm
          draft={demonstrationDraft}
          choices={firstChoices(demonstrationDraft, null)}
          idempotencyKey="form-1"
          payment={{ kind: 'sticker', left: 1 }}
        />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof BuildTour>;

export default meta;
type Story = StoryObj<typeof meta>;

/** TOUR-01: the four steps in order. */
export const FourSteps: Story = {
  // The scroll position at the last of the four steps varies.
  tags: ['no-picture'],
  play: async ({ args, userEvent }) => {
    await screen.findByText(/Choose the trim/, undefined, { timeout: 5_000 });
    for (const step of [/exterior color, as on/, /No, I'm not sure”/, /packages and options that are preselected/]) {
      await userEvent.keyboard('{ArrowRight}');
      await expect(await screen.findByText(step)).toBeInTheDocument();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
