import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'new-password', hint: 'At least 8 characters.' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ShownAndHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    const button = canvas.getByRole('button', { name: 'Show password' });
    await userEvent.type(field, 'my secret');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('my secret');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Wrong: Story = { args: { error: 'Choose a password of at least 8 characters.' } };

export const SpanishDarkNarrow: Story = {
  args: { label: 'Contraseña', hint: 'Al menos 8 caracteres.' },
  globals: { language: 'es', theme: 'dark', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mostrar la contraseña' })).toBeVisible();
  },
};
