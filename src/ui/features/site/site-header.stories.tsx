import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { menuEntriesFrom } from '#core/site/menu-entry.ts';
import { SiteHeader } from './site-header.tsx';

const entries = menuEntriesFrom([
  { id: 1, linkType: 'page', page: { id: 11, title: 'Plans', url: '/plans' } },
  {
    id: 2,
    linkType: 'group',
    linkGroup: {
      label: 'Samples',
      pages: [
        { id: 21, title: 'Sample report', url: '/sample-report' },
        { id: 22, title: 'Sample sticker', url: '/sample-sticker' },
      ],
    },
  },
  { id: 3, linkType: null, page: null },
]);

const meta = {
  component: SiteHeader,
  args: { siteName: 'Vinport', signedIn: false, entries },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="min-h-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CNT-05: pages and groups of pages. An entry without a target is omitted. */
export const Visitor: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = within(canvas.getAllByRole('navigation', { name: 'Main menu', hidden: true })[0] ?? document.body);
    await expect(menu.getByText('Plans')).toHaveAttribute('href', '/plans');
    await expect(menu.getAllByRole('listitem', { hidden: true })).toHaveLength(7);
    const [summary] = menu.getAllByText('Samples');
    await userEvent.click(summary ?? document.body);
    await expect(summary?.closest('details')).toHaveAttribute('open');
  },
};

export const SignedIn: Story = {
  args: { signedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Sign out', hidden: true })).not.toHaveLength(0);
    await expect(canvas.queryByText('Sign in')).not.toBeInTheDocument();
  },
};

/** Before the CMS content has loaded. */
export const WithoutEntries: Story = { args: { entries: [] } };

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByText('Menu').closest('details');
    menu?.setAttribute('open', '');
    await expect(within(menu ?? document.body).getByText('Plans')).toBeInTheDocument();
  },
};

export const LongName: Story = {
  args: { siteName: 'Vehicle history reports and window stickers of the whole world' },
  globals: { viewport: { value: 'mobile1' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
