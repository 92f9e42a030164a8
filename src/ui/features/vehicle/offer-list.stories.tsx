import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usd } from '#tests/builders/usd.ts';
import { OfferList } from './offer-list.tsx';

const single = { saving: null, isRecommended: false };
const sticker = { ...single, kind: 'sticker', price: usd(9.99), checkout: '/checkout?plan=sticker-1' } as const;
const offers = [
  {
    kind: 'both',
    price: usd(19.99),
    saving: { separately: usd(24.98), saved: usd(4.99), percent: 19 },
    isRecommended: true,
    checkout: '/checkout?plan=bundle-1',
  },
  { ...single, kind: 'report', price: usd(14.99), checkout: '/checkout?plan=vhr-1' },
  sticker,
] as const;

const meta = {
  component: OfferList,
  args: { vin: '1HGCM82693A000001', offers, canMakeReport: false, canMakeSticker: false, signedIn: false },
} satisfies Meta<typeof OfferList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Recommended')).toHaveLength(1);
    await expect(canvas.getByText('$24.98 if you buy them separately. You save $4.99.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in and use them' })).toHaveAttribute(
      'href',
      '/login?next=%2Fvehicle-checks%2F1HGCM82693A000001',
    );
  },
};

/** A person with credits uses them directly. The button submits a plain POST. */
export const WithCredits: Story = {
  args: { canMakeReport: true, canMakeSticker: true, signedIn: true },
  play: async ({ canvas }) => {
    const make = canvas.getByRole('button', { name: 'Make the report' });
    await expect(make.closest('form')).toHaveAttribute('action', '/members/reports/new?vin=1HGCM82693A000001');
    await expect(make.closest('form')).toHaveAttribute('method', 'post');
    await expect(canvas.queryByText('Have credits already?')).toBeNull();
  },
};

/** Dealers can buy only packs. */
export const NoSingles: Story = {
  args: { offers: [], signedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all plans' })).toBeVisible();
  },
};

export const StickerAlone: Story = { args: { offers: [sticker] } };

/** Without a bundle, both documents cost the sum of their prices. */
export const WithoutBundle: Story = {
  args: { offers: [{ ...offers[0], price: usd(24.98), ...single }, offers[1], sticker] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Recommended')).toBeNull();
    await expect(canvas.queryByText(/You save/)).toBeNull();
  },
};

export const SpanishDarkNarrow: Story = {
  globals: { language: 'es', theme: 'dark', viewport: { value: 'mobile1' } },
};
