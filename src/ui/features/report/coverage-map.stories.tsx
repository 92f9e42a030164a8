import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CoverageMap } from './coverage-map.tsx';
import { cleanReport, emptyReport, troubledReport } from './demonstration-report.stories-data.ts';

const meta = { component: CoverageMap, args: { coverage: troubledReport.coverage } } satisfies Meta<typeof CoverageMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getByRole('heading', { name: 'Titles' }).closest('li');
    await expect(within(titles ?? document.body).getByText('3 records')).toBeVisible();
    const accidents = canvas.getByRole('heading', { name: 'Accidents' }).closest('li');
    await expect(accidents).toHaveTextContent('Not checked');
    await expect(accidents).toHaveTextContent('Not asked, or no answer: Demonstration police reports');
  },
};

/** No records, no data from sources and not checked are three different states. */
export const MostlyClear: Story = {
  args: { coverage: cleanReport.coverage },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Checked, nothing found')).not.toHaveLength(0);
    await expect(canvas.getByRole('heading', { name: 'Recalls' }).closest('li')).toHaveTextContent(
      'Asked, nobody knows it',
    );
  },
};

export const NothingChecked: Story = {
  args: { coverage: emptyReport.coverage },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No source is connected for this.')).toHaveLength(10);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
