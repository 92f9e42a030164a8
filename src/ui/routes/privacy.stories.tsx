import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '#tests/builders/an-account.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import { withMember } from '../../../.storybook/with-member.ts';
import PersonalData, { loader as dataLoader } from './personal-data.tsx';
import Privacy, { clientAction, loader } from './privacy.tsx';

const EMAIL = 'ada@people.example';
const user = aUser({ email: EMAIL });

function withDeletion(state: 'waiting-for-confirmation' | 'cooling-off') {
  return withMember({
    user,
    before: ({ privacy, links }) => {
      privacy.request({ email: EMAIL, message: 'Leaving.' });
      if (state === 'cooling-off') privacy.confirm(links.newest(EMAIL, 'confirm-deletion') ?? '');
    },
  });
}

const HydrateFallback = () => null;
const routes = [
  { path: '/members/privacy', Component: Privacy, HydrateFallback, loader, action: clientAction },
  { path: '/members/privacy/data', Component: PersonalData, HydrateFallback, loader: dataLoader },
];

const meta = {
  title: 'screens/Privacy',
  component: Screen,
  args: { routes, url: '/members/privacy', ...withMember({ user }) },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingAskedFor: Story = {
  play: async ({ canvas, userEvent, args: { origin } }) => {
    await expect(await canvas.findByRole('link', { name: 'Ask for the deletion' })).toBeVisible();
    await userEvent.click(await canvas.findByLabelText(/Count visits/));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the choice' }));
    await expect(await canvas.findByText('Your choice holds from now on.')).toBeVisible();
    await expect(origin.privacy.consents.at(-1)).toMatchObject({ analytics: true, advertising: false });
  },
};

export const Waiting: Story = {
  args: withDeletion('waiting-for-confirmation'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent('Nothing happens before you open the link');
  },
};

export const CoolingOff: Story = {
  args: withDeletion('cooling-off'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(/will be deleted on/);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }));
    await expect(await canvas.findByText('Your account stays. All is as it was.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Ask for the deletion' })).toBeVisible();
  },
};

export const Data: Story = {
  args: { ...withMember({ user }), url: '/members/privacy/data' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your account' })).toBeVisible();
    await expect(canvas.getByText(EMAIL)).toBeVisible();
  },
};
