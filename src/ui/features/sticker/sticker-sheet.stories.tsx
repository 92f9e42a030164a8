import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { composeSticker } from '#core/sticker/compose-sticker.ts';
import type { StickerDraft } from '#core/sticker/sticker.ts';
import { preselectedChoices } from '#core/sticker/sticker-choices.ts';
import { unknownVehicle } from '#core/vehicle/vehicle.ts';
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

const classic = {
  ...composeSticker(draftWithoutBuild, preselectedChoices(draftWithoutBuild)),
  vehicle: {
    ...unknownVehicle('7F03C000001'),
    year: 1967,
    make: 'Ford',
    model: 'Mustang',
    series: 'Mustang Convertible',
  },
  mode: 'manual' as const,
};

/** A classic is named by its series, and has its own mark and its year's template. */
export const Classic: Story = {
  args: { content: classic },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1967 Ford Mustang Convertible' })).toBeVisible();
    await expect(canvas.getByText('Classic, entered by hand')).toBeVisible();
    await expect(canvas.getByText('Template of its model year')).toBeVisible();
  },
};

export const ByName: Story = {
  args: { content: { ...contentOf(demonstrationDraft), mode: 'ymmt' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By year, make, model and trim')).toBeVisible();
    await expect(canvas.queryByText('Template of its model year')).not.toBeInTheDocument();
  },
};

/** Only demonstration data is labeled as such. */
export const NoDemonstration: Story = {
  args: { content: { ...contentOf(demonstrationDraft), demonstration: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reproduction – not the factory original')).toBeVisible();
    await expect(canvas.queryByText(/Demonstration data/)).not.toBeInTheDocument();
  },
};

export const ClassicInTheDark: Story = { args: Classic.args, globals: { theme: 'dark' } };

export const Dark: Story = { ...Full, globals: { theme: 'dark' } };

export const Narrow: Story = { args: Full.args, globals: { viewport: { value: 'mobile1' } } };

export const Spanish: Story = {
  args: Full.args,
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin calificación')).toBeVisible();
  },
};
