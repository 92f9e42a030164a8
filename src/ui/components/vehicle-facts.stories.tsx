import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unknownVehicle } from '#core/vehicle/vehicle.ts';
import { VehicleFacts } from './vehicle-facts.tsx';

const meta = {
  component: VehicleFacts,
  args: { vehicle: { ...unknownVehicle('1HGCM82693A000001'), year: 2003, make: 'Honda', model: 'Accord', doors: 2 } },
} satisfies Meta<typeof VehicleFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Unknown values are shown as unknown. */
export const PartlyKnown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Honda')).toBeVisible();
    await expect(canvas.getByText('Transmission').nextElementSibling).toHaveTextContent('Unknown');
  },
};

export const NothingKnown: Story = { args: { vehicle: unknownVehicle('1HGCM82693A000001') } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
