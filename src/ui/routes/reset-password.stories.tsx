import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '#tests/builders/an-account.ts';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import ResetPassword, { clientAction } from './reset-password.tsx';

const origin = createFakeOrigin();
const person = origin.people.signUp(aUser(), 'forgotten-password');

/** Returns the path of an emailed link. */
function mailedPath(): string {
  origin.links.issue({ purpose: 'set-password', person, email: person.user.email });
  return `/reset-password/${origin.links.newest(person.user.email, 'set-password')}`;
}

const routes = [
  { path: '/reset-password/:token', Component: ResetPassword, action: clientAction },
  { path: '/members/dashboard', Component: () => <h1>Signed in</h1> },
];

const meta = {
  title: 'screens/Reset password',
  component: Screen,
  args: { routes, url: '/reset-password/any', origin },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const TooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'short{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose a longer password');
  },
};

export const SignsIn: Story = {
  args: { url: mailedPath() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'a sentence to keep{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Signed in' })).toBeVisible();
  },
};

export const LinkIsOver: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'a sentence to keep{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Have another link sent' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

export const Spanish: Story = { globals: { language: 'es', viewport: { value: 'mobile1' } } };
