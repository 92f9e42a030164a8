import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { composeSticker } from '../../../core/sticker/compose-sticker.ts';
import type { StickerDraft } from '../../../core/sticker/sticker.ts';
import { preselectedChoices } from '../../../core/sticker/sticker-choices.ts';
import { demonstrationDraft, draftWithoutBuild } from './demonstration-draft.stories-data.ts';
import { StickerSheet } from './sticker-sheet.tsx';

const meta = { component: StickerSheet } satisfies Meta<typeof StickerSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const contentOf = (draft: StickerDraft) =>
  composeSticker(draft, { ...preselectedChoices(draft), exteriorColor: 'Eternal Blue Pearl' });

export const Full: Story = {
  args: { content: contentOf(demonstrationDraft) },
  play: async ({ canvas }) => {
    const total = canvas.getByRole('row', { name: /^Total/ });
    await expect(within(total).getByText('$27,710.00')).toBeVisible();
    await expect(canvas.getByText('chosen by you')).toBeVisible();
    await expect(canvas.getByText('Not Rated')).toBeVisible();
  },
};

export const NothingInTheCatalogue: Story = {
  args: { content: composeSticker(draftWithoutBuild, preselectedChoices(draftWithoutBuild)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('Not known');
    await expect(canvas.queryByText('$0.00')).not.toBeInTheDocument();
  },
};

export const Dark: Story = { ...Full, globals: { theme: 'dark' } };

export const Narrow: Story = { args: Full.args, globals: { viewport: { value: 'mobile1' } } };

export const Spanish: Story = {
  args: Full.args,
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin calificación')).toBeVisible();
  },
};
