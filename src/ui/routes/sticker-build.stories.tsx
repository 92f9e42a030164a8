import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Screen } from '../../../.storybook/screen.tsx';
import { withMember } from '../../../.storybook/with-member.ts';
import NewSticker, { loader as newLoader, clientAction as start } from './new-sticker.tsx';
import StickerBuild, { loader as buildLoader, clientAction as confirm } from './sticker-build.tsx';
import { loader as namesLoader } from './sticker-names.ts';

const VIN = '1HGCM82693A000001';

const HydrateFallback = () => null;
const routes = [
  { path: '/members/stickers/new', Component: NewSticker, HydrateFallback, loader: newLoader, action: start },
  { path: '/members/stickers/names', Component: () => null, HydrateFallback, loader: namesLoader },
  {
    path: '/members/stickers/new/build',
    Component: StickerBuild,
    HydrateFallback,
    loader: buildLoader,
    action: confirm,
  },
  { path: '/members/stickers/:id', Component: () => <h1>The sticker</h1> },
  { path: '/login', Component: () => <h1>Sign in</h1> },
];

const meta = {
  title: 'screens/Sticker tool',
  component: Screen,
  args: { routes, url: '/members/stickers/new', ...withMember({ credits: { sticker: 2 } }) },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByVin: Story = {
  args: { url: `/members/stickers/new?vin=${VIN}` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The check digit fits.');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '2003 Honda Accord' })).toBeVisible();
    await expect(canvas.getByText(/You have 2 sticker credits/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and use 1 credit' }));
    await expect(await canvas.findByRole('heading', { name: 'The sticker' })).toBeVisible();
  },
};

/** STK-08: each list is limited by the previous selection. */
export const ByName: Story = {
  args: { url: '/members/stickers/new?by=name' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate' }));
    await expect(await canvas.findByText('Pick the year.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Year'), '2003');
    await canvas.findByRole('option', { name: 'Honda' });
    await userEvent.selectOptions(canvas.getByLabelText('Make'), 'Honda');
    await canvas.findByRole('option', { name: 'Accord' });
    await userEvent.selectOptions(canvas.getByLabelText('Model'), 'Accord');
    await canvas.findByRole('option', { name: 'LX-V6' });
    await userEvent.selectOptions(canvas.getByLabelText(/Trim/), 'LX-V6');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await expect(await canvas.findByText(/this sticker bears no VIN/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^LX-V6/ })).toBeChecked();
  },
};

/** STK-16: the catalog has no entry. Third-party suggestions can be applied. */
export const Suggested: Story = {
  args: { url: '/members/stickers/new/build?vin=1FTFW1ET3EFA00001' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Told of another vehicle of this name, not from the maker')).toBeVisible();
    await expect(canvas.getByLabelText(/Name of the trim/)).toHaveValue('');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Take over XLT' }));
    await waitFor(() => expect(canvas.getByLabelText(/Name of the trim/)).toHaveValue('XLT'));
    await expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(0);
    await expect(canvas.getByText(/it is not from the maker/)).toBeVisible();
  },
};

export const Classic: Story = {
  args: { url: '/members/stickers/new?by=classic' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('VIN'), '9Z99Z999999');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await expect(await canvas.findByText('Wrong VIN')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try by year, make and model' })).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('VIN'));
    await userEvent.type(canvas.getByLabelText('VIN'), '7F03C000001');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '1967 Ford Mustang Convertible' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Print the color block' })).toBeChecked();
  },
};

/** STK-07: what happened, the free credit for a customer, and the link to support. */
export const Failed: Story = {
  args: {
    url: '/members/stickers/new?vin=JA4AJ3AUXJU602252',
    ...withMember({
      before: (_origin, person) => {
        person.confirmEmail();
        person.pay(null);
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to generate sticker');
    await expect(alert).toHaveTextContent("We've added a free credit to your account.");
    await expect(alert).not.toHaveTextContent('Nothing was charged');
    await expect(canvas.getByRole('link', { name: 'Write to support' })).toBeVisible();
  },
};

export const FailedWhileChoosing: Story = {
  args: { url: '/members/stickers/new/build?vin=JA4AJ3AUXJU602252&idempotencyKey=form-1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to generate sticker');
    await expect(canvas.getByRole('link', { name: 'Start again' })).toBeVisible();
  },
};

export const OutOfCredit: Story = {
  args: { url: `/members/stickers/new/build?vin=${VIN}&idempotencyKey=form-1`, ...withMember() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You have no credit for a sticker/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { url: `/members/stickers/new/build?vin=${VIN}&idempotencyKey=form-1`, token: 'of-nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
};

export const Spanish: Story = {
  args: { url: `/members/stickers/new/build?vin=${VIN}&idempotencyKey=form-1` },
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'No, no estoy seguro' })).toBeChecked();
  },
};
