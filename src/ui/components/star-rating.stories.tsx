import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StarRating } from './star-rating.tsx';

const meta = { component: StarRating, args: { value: 4.6, reviews: 1284 } } satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithReviews: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.6 of 5 stars')).toBeInTheDocument();
    await expect(canvas.getByText('1,284 reviews')).toBeVisible();
  },
};

export const OneReview: Story = {
  args: { value: 5, reviews: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 review')).toBeVisible();
  },
};

export const NotRated: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No ratings yet')).toBeVisible();
  },
};

/** The number of stars is limited to the maximum. */
export const OutOfRange: Story = {
  args: { value: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5.0 of 5 stars')).toBeInTheDocument();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,6 de 5 estrellas')).toBeInTheDocument();
  },
};
