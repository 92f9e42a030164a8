import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reportChanges } from '#core/report/report-changes.ts';
import { cleanReport, troubledReport } from './demonstration-report.stories-data.ts';
import { ReportChangesPanel } from './report-changes-panel.tsx';

const earlier = { id: 'report-1', createdAt: Date.UTC(2025, 5, 1) };

const meta = {
  component: ReportChangesPanel,
  args: { comparison: { earlier, changes: reportChanges(cleanReport, troubledReport) } },
} satisfies Meta<typeof ReportChangesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MuchIsNew: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'New since your report of Jun 1, 2025' })).toBeVisible();
    await expect(canvas.getByText(/now “Something speaks against buying”/)).toBeVisible();
    await expect(canvas.getByText('Brand missing from a later title')).toBeVisible();
    await expect(canvas.queryByText('No longer found')).toBeNull();
  },
};

export const Withdrawn: Story = {
  args: { comparison: { earlier, changes: reportChanges(troubledReport, cleanReport) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No longer found')).toBeVisible();
    await expect(canvas.getByText('Withdrawn by their source')).toBeVisible();
  },
};

export const Same: Story = {
  args: { comparison: { earlier, changes: reportChanges(troubledReport, troubledReport) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has changed since.')).toBeVisible();
  },
};

export const SpanishNarrow: Story = { globals: { language: 'es', viewport: { value: 'mobile1' } } };
