import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usd } from '../../../../tests/builders/usd.ts';
import { OfferList } from './offer-list.tsx';

const offers = [
  { kind: 'report', price: usd(14.99), checkout: '/checkout?plan=vhr-1' },
  { kind: 'sticker', price: usd(9.99), checkout: '/checkout?plan=sticker-1' },
  { kind: 'both', price: usd(24.98), checkout: '/checkout?plan=vhr-1&plan=sticker-1' },
] as const;

const meta = {
  component: OfferList,
  args: { vin: '1HGCM82693A000001', offers, canMakeReport: false, canMakeSticker: false, signedIn: false },
} satisfies Meta<typeof OfferList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in and use them' })).toHaveAttribute(
      'href',
      '/login?next=%2Fvehicle-checks%2F1HGCM82693A000001',
    );
  },
};

/** Who has credits makes it from them; a press is a plain post. */
export const WithCredits: Story = {
  args: { canMakeReport: true, canMakeSticker: true, signedIn: true },
  play: async ({ canvas }) => {
    const make = canvas.getByRole('button', { name: 'Make the report' });
    await expect(make.closest('form')).toHaveAttribute('action', '/members/reports/new?vin=1HGCM82693A000001');
    await expect(make.closest('form')).toHaveAttribute('method', 'post');
    await expect(canvas.queryByText('Have credits already?')).toBeNull();
  },
};

/** A dealer is sold packs alone. */
export const NoSingles: Story = {
  args: { offers: [], signedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all plans' })).toBeVisible();
  },
};

export const StickerAlone: Story = { args: { offers: [offers[1]] } };

export const SpanishDarkNarrow: Story = {
  globals: { language: 'es', theme: 'dark', viewport: { value: 'mobile1' } },
};
