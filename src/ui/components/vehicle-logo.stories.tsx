import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VehicleLogo } from './vehicle-logo.tsx';

const meta = {
  component: VehicleLogo,
  args: { vehicle: { make: 'Honda', year: 2003 } },
} satisfies Meta<typeof VehicleLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** VEH-06: 160 by 160. */
export const Make: Story = {
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('img', { name: 'Honda, lettermark' });
    await expect(logo).toHaveTextContent('Ho');
    await expect(logo.getBoundingClientRect()).toMatchObject({ width: 160, height: 160 });
  },
};

export const SeveralWords: Story = {
  args: { vehicle: { make: 'Land Rover', year: 2012 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent('LR');
  },
};

export const ShortName: Story = {
  args: { vehicle: { make: 'BMW', year: 2020 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent('BMW');
  },
};

export const Classic: Story = { args: { vehicle: { make: 'Ford', year: 1967 } } };

export const ClassicInTheDark: Story = { ...Classic, globals: { theme: 'dark' } };

export const Unknown: Story = {
  args: { vehicle: { make: null, year: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Make unknown' })).toHaveTextContent('?');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
