import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aUser } from '#tests/builders/an-account.ts';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import SignUp, { clientAction } from './signup.tsx';

const origin = createFakeOrigin();
origin.people.signUp(aUser({ email: 'ada@people.example' }), 'right-password');

const routes = [{ path: '/signup', Component: SignUp, action: clientAction }];

const meta = {
  title: 'screens/Sign up',
  component: Screen,
  args: { routes, url: '/signup', origin },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
};

export const SaysAllThatIsWrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada');
    await userEvent.type(canvas.getByLabelText('Password'), 'short{Enter}');
    const summary = await canvas.findByRole('alert');
    // Focus moves in an effect, which a busy machine runs later.
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('Choose a longer password');
    await expect(summary).toHaveTextContent('Agree to the terms');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ada');
  },
};

/** SEC-07: doesn't reveal whether an address has an account. */
export const AddressHasAnAccount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@people.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'another-password');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(await canvas.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  },
};

export const CheckYourEmail: Story = {
  args: { url: '/signup?next=/dealers/signup', origin: createFakeOrigin() },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fdealers%2Fsignup',
    );
    await userEvent.type(canvas.getByLabelText('E-mail'), 'new@people.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'a sentence to keep');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(await canvas.findByText(/sent an email to new@people\.example/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fdealers%2Fsignup',
    );
  },
};

export const Spanish: Story = {
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear una cuenta' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Escriba su correo electrónico.');
  },
};
