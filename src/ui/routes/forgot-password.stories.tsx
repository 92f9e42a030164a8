import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import ForgotPassword, { clientAction } from './forgot-password.tsx';

const origin = createFakeOrigin();

const routes = [{ path: '/forgot-password', Component: ForgotPassword, action: clientAction }];

const meta = {
  title: 'screens/Forgot password',
  component: Screen,
  args: { routes, url: '/forgot-password', origin },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const NoAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter your e-mail address.');
  },
};

export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'nobody@people.example{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'If there is an account with nobody@people.example, a letter with the link is on its way.',
    );
  },
};

export const Spanish: Story = {
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Correo electrónico'), 'nadie{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('nombre@ejemplo.com');
  },
};
