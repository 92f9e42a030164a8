import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import VehicleByName, { loader } from './vehicle-by-name.tsx';

const routes = [{ path: '/vehicle', Component: VehicleByName, HydrateFallback: () => null, loader }];

const meta = {
  title: 'screens/Vehicle by name',
  component: Screen,
  args: { routes, url: '/vehicle', origin: createFakeOrigin() },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Year')).not.toBeInvalid();
  },
};

/** STK-08: year, make and model are required. Typed values are preserved. */
export const Incomplete: Story = {
  args: { url: '/vehicle?year=2003&make=Honda&model=' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Model')).toBeInvalid();
    await expect(canvas.getByLabelText('Make')).toHaveValue('Honda');
  },
};

export const Known: Story = {
  args: { url: '/vehicle?year=2003&make=Honda&model=Civic' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '2003 Honda Civic' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('must not be driven');
    await expect(canvas.getByText(/no window sticker can be made/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buy a sticker' })).toBeNull();
  },
};

/** DEL-04: a sticker is offered only if the catalog has data to print. */
export const WithSticker: Story = {
  args: { url: '/vehicle?year=2003&make=Honda&model=Accord' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Start the sticker' })).toHaveAttribute(
      'href',
      '/members/stickers/new?year=2003&make=Honda&model=Accord',
    );
    await expect(canvas.getByRole('link', { name: 'Buy a sticker' })).toBeVisible();
  },
};

export const NoRecall: Story = {
  args: { url: '/vehicle?year=2003&make=Honda&model=Pilot' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/That does not say that there is none/)).toBeVisible();
  },
};

export const NotChecked: Story = {
  args: { url: '/vehicle?year=2021&make=Rivian&model=R1T' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/so it was not checked/)).toBeVisible();
  },
};

export const SpanishNarrow: Story = {
  args: { url: '/vehicle?year=2003&make=Honda&model=Accord' },
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Se conoce 1 retiro para vehículos con este nombre.')).toBeVisible();
  },
};
