import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type ShownPage, ShownPageContext } from '../app/contexts/shown-page-context.ts';
import { PageHead } from './page-head.tsx';

const SITE: ShownPage = { siteName: 'Vinport', address: 'https://vinport.example/plans', metadata: {} };

const meta = {
  component: PageHead,
  args: { title: 'Prices', description: 'What it costs.' },
  parameters: { page: SITE },
  decorators: [
    (Story, { parameters }) => (
      <ShownPageContext value={parameters.page}>
        <Story />
        <p>What it says stands in the head of this page.</p>
      </ShownPageContext>
    ),
  ],
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content') ?? null;

/** The site name follows the screen's title. */
export const OfTheScreen: Story = {
  play: async () => {
    await waitFor(() => expect(document.title).toBe('Prices · Vinport'));
    await expect(content('meta[property="og:description"]')).toBe('What it costs.');
    await expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(SITE.address);
  },
};

/** CMS metadata takes precedence over the screen's. */
export const OfTheCms: Story = {
  parameters: {
    page: { ...SITE, metadata: { title: 'Fair prices', description: 'Default Description', robots: 'none' } },
  },
  play: async () => {
    await waitFor(() => expect(document.title).toBe('Fair prices'));
    await expect(content('meta[name=description]')).toBe('What it costs.');
    await expect(content('meta[name=robots]')).toBe('none');
  },
};

/** The page is excluded from search results. */
export const Private: Story = {
  args: { isPrivate: true },
  play: async () => {
    await waitFor(() => expect(content('meta[name=robots]')).toBe('noindex'));
    await expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
    await expect(content('meta[property="og:title"]')).toBeNull();
  },
};
