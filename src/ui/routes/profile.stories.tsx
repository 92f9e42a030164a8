import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '#tests/builders/an-account.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import { withMember } from '../../../.storybook/with-member.ts';
import Profile, { clientAction, loader } from './profile.tsx';

/** Creates a member, and another member in the same origin. */
function withNeighbour() {
  return withMember({
    user: aUser({ email: 'ada@people.example', city: 'Graz', employeeCount: 12 }),
    before: ({ people }) => {
      people.signUp(aUser({ id: 'other', email: 'taken@people.example' }), 'right-password');
    },
  });
}

/** Saving takes two calls, and the first story waits for its scripts. In milliseconds. */
const PATIENCE = { timeout: 5_000 };

const routes = [
  { path: '/members/profile', Component: Profile, HydrateFallback: () => null, loader, action: clientAction },
  { path: '/login', Component: () => <h1>Sign in</h1> },
];

const meta = {
  title: 'screens/Profile',
  component: Screen,
  args: { routes, url: '/members/profile', ...withNeighbour() },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas, userEvent, args: { origin } }) => {
    const city = await canvas.findByLabelText(/City/);
    await expect(city).toHaveValue('Graz');
    await expect(canvas.queryByLabelText(/^Tax ID/)).toBeNull();
    await userEvent.clear(city);
    await userEvent.type(city, 'Linz');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the details' }));
    await expect(await canvas.findByText('Your details are saved.', {}, PATIENCE)).toBeVisible();
    await expect(origin.people.byEmail('ada@people.example')?.user).toMatchObject({ city: 'Linz', employeeCount: 12 });
  },
};

/** PAY-11: a dealer's invoices show the company's tax ID. It isn't requested from others. */
export const TaxIdSaved: Story = {
  args: withMember({ user: aUser({ kind: 'dealer', taxId: '' }) }),
  play: async ({ canvas, userEvent, args: { origin } }) => {
    await userEvent.type(await canvas.findByLabelText(/^Tax ID \(for invoices\)/), 'ATU12345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the details' }));
    await expect(await canvas.findByText('Your details are saved.', {}, PATIENCE)).toBeVisible();
    await expect(origin.people.byEmail(aUser().email)?.user.taxId).toBe('ATU12345678');
  },
};

/**
 * SEC-07, SEC-08: changing the email address requires the password, and the response doesn't reveal that the new
 * address is already in use.
 */
export const AddressOfSomebodyElse: Story = {
  args: withNeighbour(),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'taken@people.example{Enter}');
    await expect(await canvas.findByRole('alert', {}, PATIENCE)).toHaveTextContent('Enter your current password');
    await expect(canvas.getByLabelText('Email')).toHaveValue('taken@people.example');
    await userEvent.type(canvas.getByLabelText(/^Your password, to change/), 'right-password{Enter}');
    await expect(await canvas.findByText(/Until you confirm taken@people\.example/, {}, PATIENCE)).toBeVisible();
  },
};

export const PasswordChanged: Story = {
  args: withNeighbour(),
  play: async ({ canvas, userEvent, args: { origin } }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), 'not mine');
    await userEvent.type(canvas.getByLabelText('New password'), 'another sentence{Enter}');
    await expect(await canvas.findByRole('alert', {}, PATIENCE)).toHaveTextContent("This isn't your current password.");
    await userEvent.clear(canvas.getByLabelText('Current password'));
    await userEvent.type(canvas.getByLabelText('Current password'), 'right-password');
    await userEvent.clear(canvas.getByLabelText('New password'));
    await userEvent.type(canvas.getByLabelText('New password'), 'another sentence{Enter}');
    await expect(await canvas.findByText(/Your password is changed/, {}, PATIENCE)).toBeVisible();
    await expect(origin.people.logIn('ada@people.example', 'another sentence').isOk()).toBe(true);
  },
};

export const SignedOutEverywhere: Story = {
  args: withNeighbour(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
};

export const Spanish: Story = {
  args: withNeighbour(),
  globals: { language: 'es', viewport: { value: 'mobile1' } },
};
