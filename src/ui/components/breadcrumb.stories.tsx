import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  component: Breadcrumb,
  args: {
    above: [
      { label: 'Home', to: '/' },
      { label: 'Reports', to: '/members/reports' },
    ],
    here: '1HGCM82693A000001',
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deep: Story = {
  play: async ({ canvas, userEvent }) => {
    const way = canvas.getByRole('navigation', { name: 'You are here' });
    await expect(way).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await expect(canvas.getByText('1HGCM82693A000001')).toHaveAttribute('aria-current', 'page');
  },
};
export const Spanish: Story = {
  args: { above: [{ label: 'Inicio', to: '/' }], here: 'Mis informes' },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Usted está aquí' })).toBeVisible();
  },
};
export const Narrow: Story = {
  args: { here: 'Window sticker of a 2003 Honda Accord EX-V6 with leather seats' },
  globals: { viewport: { value: 'mobile1' } },
};
