import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { menuEntriesFrom } from '#core/site/menu-entry.ts';
import { SiteFooter } from './site-footer.tsx';

const page = (id: number, title: string, url: string) => ({ id, title, url });

const meta = {
  component: SiteFooter,
  args: {
    siteName: 'Vinport',
    entries: menuEntriesFrom([
      {
        id: 1,
        linkGroup: { label: 'Documents', pages: [page(1, 'Reports', '/reports'), page(2, 'Stickers', '/stickers')] },
      },
      { id: 2, linkGroup: { label: 'Help', pages: [page(3, 'Questions', '/questions')] } },
      { id: 3, page: page(4, 'Terms', '/terms') },
    ]),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CNT-05 */
export const WithMenu: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Footer menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stickers' })).toHaveAttribute('href', '/stickers');
  },
};

export const WithConsent: Story = {
  args: { onChangeConsent: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Privacy choices' }));
    await expect(args.onChangeConsent).toHaveBeenCalledOnce();
  },
};

export const WithoutMenu: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Withdraw from a purchase' })).toHaveAttribute('href', '/withdrawal');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
