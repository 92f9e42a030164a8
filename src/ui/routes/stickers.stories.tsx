import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aConfirmStickerRequest } from '#tests/builders/a-confirm-sticker-request.ts';
import { aUser } from '#tests/builders/an-account.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import { withMember } from '../../../.storybook/with-member.ts';
import StickerPage, { clientAction, loader as stickerLoader } from './sticker.tsx';
import Stickers, { loader } from './stickers.tsx';

/** Creates an origin with a person who has this number of stickers. */
function withStickers(count: number) {
  return withMember({
    credits: { sticker: count },
    before: ({ stickers }, person) => {
      for (let made = 0; made < count; made += 1) stickers.confirm(person, aConfirmStickerRequest());
    },
  });
}

const HydrateFallback = () => null;
const routes = [
  { path: '/members/stickers', Component: Stickers, HydrateFallback, loader },
  {
    path: '/members/stickers/:id',
    Component: StickerPage,
    HydrateFallback,
    loader: stickerLoader,
    action: clientAction,
  },
  { path: '/members/stickers/new', Component: () => <h1>New window sticker</h1>, action: () => null },
  { path: '/login', Component: () => <h1>Sign in</h1> },
];

const meta = {
  title: 'screens/Window stickers',
  component: Screen,
  args: { routes, url: '/members/stickers', ...withStickers(2) },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 window stickers')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'PDF of 2003 Honda Accord' })).toHaveLength(2);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by VIN' }), '5YJ3{Enter}');
    await expect(await canvas.findByText('Nothing was found for “5YJ3”.')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('link', { name: 'Show all' })[0] ?? canvas.getByRole('main'));
    await expect(await canvas.findByText('2 window stickers')).toBeVisible();
  },
};

/** A dealer's sticker shows their logo. */
export const OfADealer: Story = {
  args: {
    url: '/members/stickers/sticker-1',
    ...withMember({
      user: aUser({ kind: 'dealer', companyName: 'Analytical Engines' }),
      credits: { sticker: 1 },
      before: ({ stickers }, person) => {
        person.chooseLogo({ bytes: new Uint8Array([0x89]), mediaType: 'image/png' });
        stickers.confirm(person, aConfirmStickerRequest());
      },
    }),
  },
  play: async ({ canvas }) => {
    const logo = await canvas.findByRole('img', { name: 'Prepared by Analytical Engines' });
    await expect(logo).toHaveAttribute('src', '/members/stickers/sticker-1/logo');
  },
};

export const TwoPages: Story = {
  args: withStickers(21),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await expect(await canvas.findByText('Page 2 of 2')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Empty: Story = {
  args: withStickers(0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No window stickers yet')).toBeVisible();
    await expect(canvas.queryByRole('search')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { fetch: async () => Response.json({ status: 'error' }, { status: 403 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You are not allowed to do this.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { token: 'of-nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
};

/** One sticker, shared by a link that is shown once and then turned off. */
export const OneSticker: Story = {
  args: { url: '/members/stickers/sticker-1' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('article')).toHaveTextContent('2003 Honda Accord');
    await userEvent.click(canvas.getByRole('button', { name: 'Create a link' }));
    await expect(await canvas.findByDisplayValue(/\/shared\//)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take back all links' }));
    await expect(await canvas.findByText('The link leads nowhere any more.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make it afresh' }));
    await expect(await canvas.findByRole('heading', { name: 'New window sticker' })).toBeVisible();
  },
};

export const NoSuchSticker: Story = {
  args: { url: '/members/stickers/of-somebody-else' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All window stickers' })).toBeVisible();
  },
};

export const Spanish: Story = {
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 etiquetas de ventana')).toBeVisible();
  },
};
