import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { usd } from '#tests/builders/usd.ts';
import { OrderList } from './order-list.tsx';

const plan = { kind: 'vhr', documents: 1, renewal: 'once', bundle: null } as const;
const report = { description: 'One report', vin: '1HGCM82693A000001', price: usd(14.99), plan };
const packs = { description: 'Five reports', vin: null, price: usd(99.98), plan: { ...plan, documents: 5 } } as const;
const order = {
  ...report,
  id: 'order-1',
  number: 'VP-4K7M2Q9D',
  refunded: null,
  placedAt: Date.UTC(2026, 5, 1),
  lines: [{ ...report, quantity: 1 }],
};
const ofSeveral = {
  ...order,
  id: 'order-2',
  number: 'VP-8ZT3W0RC',
  price: usd(114.97),
  refunded: usd(14.99),
  lines: [
    { ...report, quantity: 1 },
    { ...packs, quantity: 2 },
  ],
};
const ofBundle = {
  ...order,
  id: 'order-3',
  number: 'VP-1D9F5H2X',
  price: usd(19.99),
  lines: [
    {
      ...report,
      quantity: 1,
      plan: { ...plan, kind: 'global', documents: 2, bundle: { vhr: 1, sticker: 1 } },
    } as const,
  ],
};

const meta = {
  component: OrderList,
  args: { orders: [ofSeveral, ofBundle, order] },
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** PAY-05: one order has one number and one receipt, whatever it contains. */
export const Orders: Story = {
  play: async ({ canvas }) => {
    const several = within(canvas.getByRole('row', { name: /VP-8ZT3W0RC/ }));
    await expect(several.getByText('$14.99 refunded')).toBeVisible();
    await expect(several.getByText(/^2 × 5 vehicle history reports/)).toBeVisible();
    await expect(several.getByRole('link', { name: 'Receipt for order VP-8ZT3W0RC (PDF)' })).toBeVisible();
    const bundle = canvas.getByRole('row', { name: /VP-1D9F5H2X/ });
    await expect(bundle).toHaveTextContent('Report and window sticker');
    await expect(bundle).not.toHaveTextContent('refunded');
  },
};

/** An origin that provides no plans, prices or dates. */
export const LittleKnown: Story = {
  args: {
    orders: [
      {
        ...order,
        price: null,
        placedAt: null,
        lines: [{ description: 'One report', vin: null, price: null, plan: null, quantity: 1 }],
      },
    ],
  },
};

export const SpanishNarrow: Story = { globals: { language: 'es', viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
