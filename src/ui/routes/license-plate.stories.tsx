import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import LicensePlate, { loader } from './license-plate.tsx';

const routes = [{ path: '/license-plate', Component: LicensePlate, HydrateFallback: () => null, loader }];

const meta = {
  title: 'screens/License plate',
  component: Screen,
  args: { routes, url: '/license-plate', origin: createFakeOrigin() },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('License plate')).toHaveValue('');
    await expect(canvas.getByRole('option', { name: 'California' })).toBeInTheDocument();
  },
};

/** VEH-09: a plate leads to its vehicle, then to its check. */
export const Found: Story = {
  args: { url: '/license-plate?plate=demo%20001&state=CA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('DEMO 001 is on a 2003 Honda Accord')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what is on file' })).toHaveAttribute(
      'href',
      '/vehicle-checks/1HGCM82693A000001',
    );
  },
};

export const Unknown: Story = {
  args: { url: '/license-plate?plate=NOPE&state=NY' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No vehicle with the plate NOPE of NY/)).toBeVisible();
    await expect(canvas.getByLabelText('License plate')).toHaveValue('NOPE');
  },
};

export const NoState: Story = {
  args: { url: '/license-plate?plate=DEMO001&state=' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('State')).toBeInvalid();
  },
};

export const SpanishNarrow: Story = {
  args: { url: '/license-plate?plate=DEMO%20001&state=CA' },
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('DEMO 001 está en un 2003 Honda Accord')).toBeVisible();
  },
};
