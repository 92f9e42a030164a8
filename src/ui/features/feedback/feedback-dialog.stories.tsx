import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { aUser } from '#tests/builders/an-account.ts';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { FeedbackSlot } from '#ui/components/feedback-slot.tsx';
import { Screen } from '../../../../.storybook/screen.tsx';
import { withMember } from '../../../../.storybook/with-member.ts';
import { Feedback } from './feedback.tsx';

const VIN = '1HGCM82693A000001';

const signedIn = () => withMember({ credits: { vhr: 1 } });

/** The end of a document, and the dialog beside it. */
const routes = [
  {
    path: '/',
    Component: () => (
      <>
        <FeedbackSlot document="sticker" vin={VIN} />
        <Feedback />
      </>
    ),
  },
  { path: '/members/dashboard', Component: () => <h1>Dashboard</h1> },
];

const meta = {
  title: 'features/feedback/FeedbackDialog',
  component: Screen,
  args: { routes, url: '/', ...signedIn() },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** FBK-10: opens automatically. */
export const AsksByItself: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Your feedback' })).toBeVisible(), {
      timeout: 5_000,
    });
  },
};

/** FBK-02, FBK-03, FBK-11: picking a face continues automatically, and OK opens the dashboard. */
export const ContentPerson: Story = {
  args: signedIn(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give feedback' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Satisfied' }));
    await userEvent.type(await screen.findByRole('textbox'), 'Good');
    await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  },
};

/** FBK-05: only a sticker can be regenerated. */
export const DissatisfiedPerson: Story = {
  args: { ...signedIn(), url: `/?feedback=negative&vin=${VIN}` },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'We are sorry' })).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Regenerate window sticker' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Contact Support' }));
    await expect(screen.getByLabelText('VIN')).toHaveValue(VIN);
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue(aUser().email));
    await userEvent.type(screen.getByLabelText('Message'), 'The trim is wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Send to support' }));
    await expect(await screen.findByText('Your support ticket has been successfully created!')).toBeVisible();
  },
};

/** FBK-13: sends nothing without a token. */
export const SignedOut: Story = {
  args: { origin: createFakeOrigin(), token: 'of nobody', url: `/?feedback=positive&vin=${VIN}` },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(screen.getByText('You are signed out. Please sign in again.')).toBeVisible());
    await expect(args.origin.postbox.feedback).toEqual([]);
  },
};
