import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '#tests/builders/an-account.ts';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import Verified, { loader as verify } from './verified.tsx';
import Verify, { clientAction, loader } from './verify.tsx';

const origin = createFakeOrigin();
const person = origin.people.signUp(aUser(), 'right-password', { vhr: 1 });
const report = origin.reports.make(person, '1HGCM82693A000001', 'full')._unsafeUnwrap();
/** Calculated with another program. */
const SHA_256_OF_OTHER = 'e5d01795a83388e456a5c4a60ddeebe84c44fd9db394f8c39b3cb25ab65b31f6';
const checksum = origin.sharing.checksumOf(report.id);

/** Sets a file where a form submission includes it. Files from `userEvent` are only visible to scripts. */
function choose(input: HTMLElement, content: string): void {
  const files = new DataTransfer();
  files.items.add(new File([content], 'document.pdf', { type: 'application/pdf' }));
  if (input instanceof HTMLInputElement) input.files = files.files;
}

const routes = [
  { path: '/verify', Component: Verify, loader, action: clientAction, HydrateFallback: () => null },
  { path: '/verify/:checksum', Component: Verified, loader: verify, HydrateFallback: () => null },
];

const meta = {
  title: 'screens/Verify',
  component: Screen,
  args: { routes, url: '/verify', origin },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Genuine: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Checksum'), `${checksum.toUpperCase()}{Enter}`);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Genuine.');
    await expect(canvas.getByText('***********000001')).toBeVisible();
  },
};

export const NoPdf: Story = {
  play: async ({ canvas, userEvent }) => {
    choose(await canvas.findByLabelText('PDF file'), 'hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify the file' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file is no PDF.');
  },
};

export const UnknownFile: Story = {
  play: async ({ canvas, userEvent }) => {
    choose(await canvas.findByLabelText('PDF file'), '%PDF-1.7 of somebody else');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify the file' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Unknown.');
    await expect(canvas.getByLabelText('Checksum')).toHaveValue(SHA_256_OF_OTHER);
  },
};

export const NoChecksum: Story = {
  args: { url: '/verify/short' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Checksum')).toHaveValue('short');
    await expect(canvas.getByLabelText('Checksum')).toBeInvalid();
  },
};

export const Spanish: Story = {
  args: { url: `/verify/${checksum}` },
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Auténtico.');
  },
};
