import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { siteSettings } from '#tests/builders/site-settings.ts';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import { Notifications } from '../components/notifications.tsx';
import DeleteAccount, { clientAction } from './delete-account.tsx';

const origin = createFakeOrigin();

function Nothing() {
  return null;
}

function Shell() {
  return (
    <>
      <Outlet />
      <Notifications />
    </>
  );
}

const page = { path: '/delete-account', Component: DeleteAccount, action: clientAction };
const over = (fields: Readonly<Record<string, unknown>>) => [
  {
    path: '/',
    id: 'root',
    Component: Shell,
    HydrateFallback: Nothing,
    loader: () => ({ site: siteSettings({ fields }) }),
    children: [page],
  },
];
const routes = over({});

const meta = {
  title: 'screens/Delete account',
  component: Screen,
  args: { routes, url: '/delete-account', origin },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = { email: 'ada@people.example', message: 'Please delete all.' };

export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Delete your account' })).toBeVisible();
    await expect(canvas.getByText('Vinport test site')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support team' })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByText(/cannot be undone/)).toBeVisible();
    for (const field of ['E-mail', 'Message']) await expect(canvas.getByLabelText(field)).toBeRequired();
  },
};

export const SettingsNotLoaded: Story = {
  name: 'ACC-13 a spinner fills the page while the settings are not there',
  args: { routes: [page] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

export const LogoOfTheSettings: Story = {
  args: { routes: over({ logo: '/favicon.svg' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Vinport test site' })).toHaveAttribute('src', '/favicon.svg');
  },
};

export const Submitting: Story = {
  args: { fetch: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), typed.email);
    await userEvent.type(canvas.getByLabelText('Message'), typed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Request deletion' }));
    const button = await canvas.findByRole('button', { name: 'Loading...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button.querySelector('svg')).toBeVisible();
  },
};

export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), typed.email);
    await userEvent.type(canvas.getByLabelText('Message'), typed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Request deletion' }));
    await waitFor(() => expect(canvas.getByText('Your request has been submitted successfully!')).toBeVisible());
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('');
    await expect(canvas.getByLabelText('Message')).toHaveValue('');
    await expect(origin.privacy.deletions.at(-1)).toEqual(typed);
  },
};

export const FailureAndAnotherAttempt: Story = {
  args: {
    fetch: async () => Response.json({ status: 'error', message: 'Not on Sundays.' }, { status: 400 }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), typed.email);
    await userEvent.type(canvas.getByLabelText('Message'), 'Go{Tab}{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not on Sundays.');
    await expect(canvas.getByRole('button', { name: 'Request deletion' })).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(typed.email);
    await userEvent.clear(canvas.getByLabelText('E-mail'));
    await userEvent.click(canvas.getByRole('button', { name: 'Request deletion' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a valid email address.'));
    await expect(canvas.queryByText('Not on Sundays.')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('Message')).toHaveValue('Go');
  },
};

export const Spanish: Story = {
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Correo electrónico'), 'ada@people.example{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Escriba un mensaje.');
  },
};
