import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Screen } from '../../../.storybook/screen.tsx';
import { createFakeOrigin } from '../../../tests/fakes/fake-origin.ts';
import VehicleCheck, { clientAction, loader } from './vehicle-check.tsx';

const routes = [
  {
    path: '/vehicle-checks/:vin',
    Component: VehicleCheck,
    HydrateFallback: () => null,
    loader,
    action: clientAction,
  },
];

const meta = {
  title: 'screens/Vehicle check',
  component: Screen,
  args: { routes, url: '/vehicle-checks/1HGCM82693A000001', origin: createFakeOrigin() },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('2003 Honda Accord');
  },
};

export const NoVin: Story = {
  args: { url: '/vehicle-checks/1HGCM82633A0043' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'VIN' })).toBeInvalid();
  },
};

export const Narrow: Story = { ...Known, globals: { viewport: { value: 'mobile1' }, theme: 'dark' } };
