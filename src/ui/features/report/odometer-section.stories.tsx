import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cleanReport, troubledReport } from './demonstration-report.stories-data.ts';
import { OdometerSection } from './odometer-section.tsx';

const meta = { component: OdometerSection, args: { report: troubledReport } } satisfies Meta<typeof OdometerSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Anomalies have a number, which chart and table share. */
export const WithRollback: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img', { name: /8 readings, 12 mi to 148,900 mi/ });
    await expect(chart).toHaveTextContent('1');
    await expect(canvas.getByRole('row', { name: /64,900 mi.*1 Odometer lower than before/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
  },
};

export const OneReading: Story = {
  args: { report: cleanReport },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /1 reading, 12 mi to 12 mi/ })).toBeVisible();
  },
};

export const Kilometres: Story = {
  args: {
    report: {
      ...cleanReport,
      readings: [
        { at: Date.UTC(2020, 0, 1), value: 10_000, unit: 'km', source: 'registry', recordId: '1' },
        { at: Date.UTC(2020, 9, 1), value: 20_000, unit: 'km', source: 'registry', recordId: '2' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /20,000 km/ })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
