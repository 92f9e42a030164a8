import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '#tests/builders/an-account.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import { withMember } from '../../../.storybook/with-member.ts';
import BulkCheck, { clientAction as checkAction, loader as checkLoader } from './bulk-check.tsx';
import Dealer, { clientAction, loader } from './dealer.tsx';

/** A one-pixel picture. */
const LOGO = {
  bytes: Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (character) => character.charCodeAt(0),
  ),
  mediaType: 'image/png',
};

const withOne = (kind: 'user' | 'dealer') => withMember({ user: aUser({ kind }) });

const HydrateFallback = () => null;
const BULK_CHECK = '/members/dealer/bulk-check';
const routes = [
  { path: '/members/dealer', Component: Dealer, HydrateFallback, loader, action: clientAction },
  { path: BULK_CHECK, Component: BulkCheck, HydrateFallback, loader: checkLoader, action: checkAction },
];
const listOf = (...lines: readonly string[]) => new File([lines.join('\n')], 'list.csv', { type: 'text/csv' });

const meta = {
  title: 'screens/Dealer',
  component: Screen,
  args: { routes, url: '/members/dealer', ...withOne('dealer') },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Registered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Check a list' })).toHaveAttribute('href', BULK_CHECK);
    await expect(canvas.getByRole('heading', { name: 'Your dealership' })).toBeVisible();
  },
};

/** PAY-11: a company's tax ID is shown on its invoices. */
export const Updated: Story = {
  args: withMember({ user: aUser({ kind: 'dealer', companyName: 'Engines' }) }),
  play: async ({ canvas, userEvent, args: { origin } }) => {
    await userEvent.type(await canvas.findByLabelText(/^Tax ID \(for invoices\)/), 'ATU12345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await expect(await canvas.findByText('Your details are updated.')).toBeVisible();
    await expect(origin.people.byEmail(aUser().email)?.user).toMatchObject({
      companyName: 'Engines',
      taxId: 'ATU12345678',
    });
  },
};

export const WithLogo: Story = {
  args: withMember({
    user: aUser({ kind: 'dealer', dealerLogo: '/api-cwa/dealer_logo?at=1' }),
    before: (_origin, person) => person.chooseLogo(LOGO),
  }),
  play: async ({ canvas, userEvent, args: { origin } }) => {
    await expect(await canvas.findByRole('img', { name: 'Your logo' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the logo' }));
    await expect(await canvas.findByText(/The logo is removed/)).toBeVisible();
    await expect(canvas.getByText('You have no logo yet.')).toBeVisible();
    await expect(origin.people.byEmail(aUser().email)?.logo()).toBeNull();
  },
};

/** The whole logo can be selected, because few logos are square. */
export const LogoCropped: Story = {
  args: withOne('dealer'),
  play: async ({ canvas, userEvent }) => {
    const file = new File([LOGO.bytes], 'logo.png', { type: LOGO.mediaType });
    await userEvent.upload(await canvas.findByLabelText('Choose a picture'), file);
    const area = await canvas.findByRole('group', { name: 'Crop the picture' });
    await expect([area.style.width, area.style.height]).toEqual(['100%', '100%']);
  },
};

export const SpanishNarrow: Story = {
  args: withOne('dealer'),
  globals: { language: 'es', viewport: { value: 'mobile1' } },
};

export const NotADealer: Story = {
  args: withOne('user'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Register as a dealer' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Check a list' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Register as a dealer' })).toBeVisible();
  },
};

export const ListChecked: Story = {
  args: { ...withOne('dealer'), url: BULK_CHECK },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      await canvas.findByLabelText('CSV file'),
      listOf('vin', '1HGCM82693A000001', '1HGCM82693A000001', '@SUM(A1)', '7F03C000001'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Check the list' }));
    await expect(await canvas.findByText('2 VINs checked; 2 lines could not be.')).toBeVisible();
    await expect(canvas.getByText('The same as on line 2.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Download the whole result/ })).toBeVisible();
  },
};

export const NothingInTheList: Story = {
  args: { ...withOne('dealer'), url: BULK_CHECK },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the list' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose a file with VINs in it.');
    await userEvent.upload(canvas.getByLabelText('CSV file'), listOf('vin', ''));
    await userEvent.click(canvas.getByRole('button', { name: 'Check the list' }));
    await expect(await canvas.findByText('There is no VIN in this file.')).toBeVisible();
  },
};

export const ListForDealersOnly: Story = {
  args: { ...withOne('user'), url: BULK_CHECK },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Register as a dealer' })).toBeVisible();
    await expect(canvas.queryByLabelText('CSV file')).toBeNull();
  },
};
