import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '#tests/builders/an-account.ts';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import SharedDocument, { loader } from './shared-document.tsx';

const origin = createFakeOrigin();
const person = origin.people.signUp(aUser(), 'right-password', { vhr: 1, sticker: 1 });
const report = origin.reports.make(person, '1HGCM82693A000001', 'full')._unsafeUnwrap();
const { key } = origin.sharing.share(person, report.id)._unsafeUnwrap();

const routes = [{ path: '/shared/:key', Component: SharedDocument, loader, HydrateFallback: () => null }];

const meta = {
  title: 'screens/Shared document',
  component: Screen,
  args: { routes, url: `/shared/${key}`, origin },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Report: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('2003 Honda Accord');
    await expect(canvas.getByText(/Shared by its owner/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute('href', `/shared/${key}/pdf`);
  },
};

export const RevokedOrUnknown: Story = {
  args: { url: '/shared/unknown' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Nothing is shared here');
  },
};

export const Failed: Story = {
  args: { fetch: async () => Response.json({ status: 'error' }, { status: 403 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You are not allowed to do this.');
  },
};

export const Spanish: Story = {
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Compartido por su propietario/)).toBeVisible();
  },
};
