import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DiscountModal } from './discount-offer.tsx';

const meta = {
  component: DiscountModal,
  args: {
    open: true,
    offer: '10 % off your first report, until June 30.',
    code: 'FIRST10',
    onUse: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DiscountModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'A discount for you' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Use it' }));
    await expect(args.onUse).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosedByEscape: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onUse).not.toHaveBeenCalled();
  },
};

/** SHELL-09: when closed, renders nothing. */
export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const WithoutCode: Story = { args: { code: null } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
