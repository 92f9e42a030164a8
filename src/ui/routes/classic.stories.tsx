import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import Classic, { loader } from './classic.tsx';

const routes = [{ path: '/classic', Component: Classic, HydrateFallback: () => null, loader }];

const meta = {
  title: 'screens/Classic',
  component: Screen,
  args: { routes, url: '/classic', origin: createFakeOrigin() },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'How makers wrote VINs' })).toBeVisible();
  },
};

/** VEH-09: shows the mapped data in addition to the data from the characters. */
export const Mapped: Story = {
  args: { url: '/classic?vin=7F03C000001' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '1967 Ford Mustang Convertible' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What its signs say' })).toBeVisible();
  },
};

/** Unmapped data is not guessed. The page asks for the vehicle's name. */
export const Unmapped: Story = {
  args: { url: '/classic?vin=9Z99Z999999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/we know of no car with this VIN/)).toBeVisible();
    await expect(canvas.getByText('Model year: 1969 / 1979')).toBeVisible();
    await expect(canvas.getByLabelText('Make')).toBeVisible();
  },
};

/** VEH-07: 17 characters are not a classic VIN. */
export const CommonForm: Story = {
  args: { url: '/classic?vin=1HGCM82693A000001' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This VIN has 17 characters/)).toBeVisible();
  },
};

export const NoVin: Story = {
  args: { url: '/classic?vin=123456789012345' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'VIN' })).toBeInvalid();
  },
};

export const SpanishDarkNarrow: Story = {
  args: { url: '/classic?vin=7F03C000001' },
  globals: { language: 'es', theme: 'dark', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lo que dicen sus signos' })).toBeVisible();
  },
};
