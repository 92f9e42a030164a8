import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoginForm } from './login-form.tsx';

const meta = { component: LoginForm } satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus();
  },
};

export const WrongCredentials: Story = {
  args: {
    email: 'ada@vinport.example',
    error: { field: null, text: 'This e-mail address and password do not fit together.' },
  },
};

export const PasswordMissing: Story = {
  args: { email: 'ada@vinport.example', error: { field: 'password', text: 'Enter your password.' } },
};

export const Spanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Correo electrónico')).toBeVisible();
  },
};
