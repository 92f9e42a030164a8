import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { preselectedChoices } from '../../../core/sticker/sticker-choices.ts';
import { BuildForm } from './build-form.tsx';
import { demonstrationDraft, draftWithoutBuild } from './demonstration-draft.stories-data.ts';

const meta = { component: BuildForm, args: { wish: 'wish-1' } } satisfies Meta<typeof BuildForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Preselected: Story = {
  args: { draft: demonstrationDraft, choices: preselectedChoices(demonstrationDraft) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: /Navigation/ })).toBeChecked();
    const sport = canvas.getByRole('checkbox', { name: /Sport/ });
    await userEvent.click(sport);
    await expect(sport).toBeChecked();
    await expect(canvas.getByLabelText('Interior color')).toHaveDisplayValue("No, I'm not sure");
  },
};

export const NothingInTheCatalogue: Story = {
  args: { draft: draftWithoutBuild, choices: preselectedChoices(draftWithoutBuild) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /Confirm/ })).toBeEnabled();
  },
};
