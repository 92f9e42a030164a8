import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VinField } from './vin-field.tsx';

const meta = { component: VinField, args: { name: 'vin' } } satisfies Meta<typeof VinField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fits: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'VIN' });
    await userEvent.type(field, '1hg cm8269');
    await expect(await canvas.findByText('9 of 17')).toBeVisible();
    await userEvent.type(field, '-3A000001');
    await expect(canvas.getByText('The check digit fits.')).toBeVisible();
  },
};
export const Repaired: Story = {
  args: { defaultValue: '1HGCM82693AO00001' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('A VIN has no I, O or Q. Did you mean 1 or 0?')).toBeVisible();
    const [suggestion] = canvas.getAllByRole('button');
    if (!suggestion) throw new Error('No repair is suggested.');
    suggestion.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('1HGCM82693A000001');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByText('The check digit fits.')).toBeVisible();
  },
};
export const CheckDigitWrong: Story = { args: { defaultValue: '1HGCM82643A000001' } };
export const Classic: Story = { args: { defaultValue: '7F03C000001' } };
export const WithError: Story = { args: { error: 'Enter a VIN.' } };
export const SpanishDarkNarrow: Story = {
  args: { defaultValue: '1HGCM82643A000001' },
  globals: { language: 'es', theme: 'dark', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('¿Quiso decir uno de estos?')).toBeVisible();
  },
};
