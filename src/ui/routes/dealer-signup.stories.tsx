import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '#tests/builders/an-account.ts';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import DealerSignUp, { clientAction, loader } from './dealer-signup.tsx';
import Login, { clientAction as logIn } from './login.tsx';

const origin = createFakeOrigin();
origin.people.signUp(aUser({ email: 'ada@people.example', companyName: '' }), 'right-password');

const routes = [
  { path: '/dealers/signup', Component: DealerSignUp, loader, action: clientAction, HydrateFallback: () => null },
  { path: '/login', Component: Login, action: logIn },
];

const meta = {
  title: 'screens/Dealer sign up',
  component: Screen,
  args: { routes, url: '/dealers/signup', origin },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fdealers%2Fsignup',
    );
  },
};

async function signIn({ canvas, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) {
  await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@people.example');
  await userEvent.type(canvas.getByLabelText('Password'), 'right-password{Enter}');
}

export const SaysAllAtOnce: Story = {
  args: { url: '/login?next=/dealers/signup' },
  play: async ({ canvas, userEvent }) => {
    await signIn({ canvas, userEvent });
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Ada');
    await userEvent.clear(canvas.getByLabelText('Last name'));
    await userEvent.type(canvas.getByLabelText(/Website/), 'ftp://x');
    await userEvent.type(canvas.getByLabelText(/employees/), 'some{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Enter your last name.',
      'Enter the name of your company.',
      'Enter a name or an address that begins with https://.',
      'Enter a whole number, such as 12.',
    ]);
  },
};

export const Registered: Story = {
  args: { url: '/login?next=/dealers/signup' },
  play: async ({ canvas, userEvent }) => {
    await signIn({ canvas, userEvent });
    await userEvent.type(await canvas.findByLabelText('Company name'), 'Analytical Engines{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('You are registered as a dealer.');
    await expect(origin.people.byEmail('ada@people.example')?.user.kind).toBe('dealer');
  },
};
