import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '#tests/builders/an-account.ts';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import CancelDeletion, { clientAction as cancel } from './cancel-deletion.tsx';
import ConfirmDeletion, { clientAction as confirm } from './confirm-deletion.tsx';

const origin = createFakeOrigin();

function mailedPath(way: 'confirm' | 'cancel', email: string): string {
  const person = origin.people.byEmail(email) ?? origin.people.signUp(aUser({ id: email, email }), 'right-password');
  origin.links.issue({ purpose: `${way}-deletion`, person, email });
  return `/delete-account/${way}/${origin.links.newest(email, `${way}-deletion`)}`;
}

const routes = [
  { path: '/delete-account/confirm/:token', Component: ConfirmDeletion, action: confirm },
  { path: '/delete-account/cancel/:token', Component: CancelDeletion, action: cancel },
];

const meta = {
  title: 'screens/Deletion links',
  component: Screen,
  args: { routes, url: '/delete-account/confirm/any', origin },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opening the page doesn't confirm, because email scanners open every link. */
export const Unpressed: Story = {
  args: { url: mailedPath('confirm', 'unpressed@people.example') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Yes, delete my account' })).toBeVisible();
    const person = origin.people.byEmail('unpressed@people.example');
    await expect(person && origin.privacy.stateOf(person).state).not.toBe('cooling-off');
  },
};

export const Confirmed: Story = {
  args: { url: mailedPath('confirm', 'confirmed@people.example') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, delete my account' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(/Your account will be deleted on \w+ \d+, \d+/);
  },
};

export const ConfirmLinkIsOver: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, delete my account' }));
    await expect(await canvas.findByRole('link', { name: 'Ask for the deletion again' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { url: mailedPath('cancel', 'kept@people.example') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my account' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your account stays.');
  },
};

export const KeepLinkIsOver: Story = {
  args: { url: '/delete-account/cancel/any' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my account' }));
    await expect(await canvas.findByRole('link', { name: 'Write to our support team' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { fetch: async () => Response.json({ status: 'error' }, { status: 403 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, delete my account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You are not allowed to do this.');
    await expect(canvas.getByRole('button', { name: 'Yes, delete my account' })).toBeVisible();
  },
};

export const Spanish: Story = { globals: { language: 'es', viewport: { value: 'mobile1' } } };
