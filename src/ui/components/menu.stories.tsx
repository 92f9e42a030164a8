import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Menu } from './menu.tsx';

const meta = {
  component: Menu,
  args: {
    label: 'More',
    items: [
      { label: 'Share', onSelect: fn() },
      { label: 'Receipt', to: '/members/orders' },
      { label: 'Delete', onSelect: fn(), danger: true },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Share' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Receipt' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.items[2]).toHaveProperty('onSelect.mock.calls.length', 1);
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Escaped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
  },
};
export const Open: Story = {
  decorators: [(Story) => <div className="min-h-64">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible());
  },
};
export const OpenNarrowDark: Story = { ...Open, globals: { theme: 'dark', viewport: { value: 'mobile1' } } };
