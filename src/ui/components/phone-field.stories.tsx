import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhoneField } from './phone-field.tsx';

const meta = { component: PhoneField, args: { label: 'Phone', name: 'phone', optional: true } } satisfies Meta<
  typeof PhoneField
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DigitsAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone (optional)' });
    await userEvent.type(field, '(555) 01a0-9');
    await expect(field).toHaveValue('5550109');
  },
};
export const InTheMiddle: Story = {
  args: { defaultValue: '5550109' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, 'x2', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(field).toHaveValue('55520109');
    await expect(field.selectionStart).toBe(4);
  },
};
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+1 (555) 010-9');
    await expect(canvas.getByRole('textbox')).toHaveValue('15550109');
  },
};
export const Spanish: Story = {
  args: { label: 'Teléfono', error: 'Escriba al menos siete cifras.' },
  globals: { language: 'es', viewport: { value: 'mobile1' } },
};
