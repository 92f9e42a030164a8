import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '#tests/builders/an-account.ts';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { fakeOriginHandlers } from '#tests/fakes/fake-origin-handlers.ts';
import { ORIGIN_OF_SCREENS, Screen } from '../../../.storybook/screen.tsx';
import Login, { clientAction } from './login.tsx';

const origin = createFakeOrigin();
origin.people.signUp(aUser({ email: 'ada@vinport.example' }), 'right-password', { sticker: 1 });

const routes = [
  { path: '/login', Component: Login, action: clientAction },
  { path: '/members/dashboard', Component: () => <h1>Signed in</h1> },
];

const meta = {
  title: 'screens/Login',
  component: Screen,
  args: { routes, url: '/login', origin },
  // Routes and origin are not editable.
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  },
};

export const WrongPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@vinport.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong-password{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('do not fit together');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ada@vinport.example');
  },
};

export const SignsIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@vinport.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'right-password{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Signed in' })).toBeVisible();
  },
};

/** The same over HTTP: the browser sends the call, and the worker responds from the fake origin. */
export const SignsInOverHttp: Story = {
  ...SignsIn,
  args: { fetch: (url, init) => fetch(url, init) },
  parameters: { msw: fakeOriginHandlers(origin, ORIGIN_OF_SCREENS) },
};

export const Spanish: Story = {
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  },
};
