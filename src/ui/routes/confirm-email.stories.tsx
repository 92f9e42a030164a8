import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '#tests/builders/an-account.ts';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import ConfirmEmail, { clientAction } from './confirm-email.tsx';

const origin = createFakeOrigin();
const person = origin.people.signUp(aUser(), 'right-password');

function mailedPath(email: string): string {
  origin.links.issue({ purpose: 'confirm-email', person, email, detail: email });
  return `/confirm-email/${origin.links.newest(email, 'confirm-email')}`;
}

const routes = [{ path: '/confirm-email/:token', Component: ConfirmEmail, action: clientAction }];

const meta = {
  title: 'screens/Confirm e-mail',
  component: Screen,
  args: { routes, url: '/confirm-email/any', origin },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opening the page doesn't confirm, because email scanners open every link. */
export const Unpressed: Story = {
  args: { url: mailedPath('unpressed@people.example') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm the address' })).toBeVisible();
    await expect(person.user.email).not.toBe('unpressed@people.example');
  },
};

export const Confirmed: Story = {
  args: { url: mailedPath('new@people.example') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm the address' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your email address is confirmed.');
  },
};

export const LinkIsOver: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm the address' }));
    await expect(await canvas.findByRole('note')).toHaveTextContent('This link was already used or has expired.');
  },
};

export const Spanish: Story = { globals: { language: 'es', viewport: { value: 'mobile1' } } };
