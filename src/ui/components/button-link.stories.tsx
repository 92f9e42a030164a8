import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from './button-link.tsx';

const meta = {
  component: ButtonLink,
  args: { to: '/plans', children: 'See plans' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plans');
  },
};

export const Quiet: Story = { args: { variant: 'quiet' } };

/** It stands in a paragraph of its own. */
export const InItsOwnParagraph: Story = {
  args: { as: 'p' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').parentElement).toHaveProperty('tagName', 'P');
  },
};
