import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cleanReport, emptyReport, troubledReport } from './demonstration-report.stories-data.ts';
import { findingAnchor } from './finding-anchor.ts';
import { VerdictPanel } from './verdict-panel.tsx';

const meta = {
  component: VerdictPanel,
  args: { verdict: troubledReport.verdict, findings: troubledReport.findings },
} satisfies Meta<typeof VerdictPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Something speaks against buying' })).toBeVisible();
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('href', `#${findingAnchor(args.findings[0]?.id ?? '')}`);
  },
};

export const Caution: Story = {
  args: { verdict: { level: 'caution', because: [], unknown: ['accidents', 'theft'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accidents and Theft')).toBeVisible();
  },
};

export const NothingFound: Story = { args: { verdict: cleanReport.verdict, findings: [] } };

export const NotEnough: Story = { args: { verdict: emptyReport.verdict, findings: [] } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const WarningInTheDark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
