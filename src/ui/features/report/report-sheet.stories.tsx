import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { REPORT_SECTIONS } from '#core/report/history-source.ts';
import { textsIn } from '#texts/all-texts.ts';
import { createTranslator } from '#ui/i18n/create-translator.ts';
import { cleanReport, emptyReport, troubledReport } from './demonstration-report.stories-data.ts';
import { ReportSheet } from './report-sheet.tsx';

const meta = { component: ReportSheet, args: { report: troubledReport } } satisfies Meta<typeof ReportSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const { t } = createTranslator('en', { ready: textsIn('en') });

export const Troubled: Story = {
  args: { canDispute: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('2003 Honda Accord');
    await expect(canvas.getByText(/no real vehicle's history/)).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Something speaks against buying',
      'Findings',
      'What was checked',
      ...REPORT_SECTIONS.map((section) => t(`report.section.${section}`)),
      'What it may be worth',
      'Timeline',
      'Specification',
    ]);
    const accidents = canvas.getByRole('heading', { level: 2, name: 'Accidents' }).closest('section');
    await expect(accidents).toHaveTextContent('Nobody was asked, so nothing can be said.');
    const listings = canvas.getByRole('heading', { level: 2, name: 'Listings for sale' }).closest('section');
    await expect(listings).toHaveTextContent('$4,500');
    await expect(listings).toHaveTextContent('Source: Demonstration market');
  },
};

export const NothingFound: Story = {
  args: { report: cleanReport },
  play: async ({ canvas }) => {
    const verdict = canvas.getByRole('region', { name: 'What it comes to' });
    await expect(within(verdict).getByText(/does not mean the vehicle is sound/)).toBeVisible();
    await expect(canvas.getByText(/already carried out on this vehicle/)).toBeVisible();
  },
};

export const NothingKnown: Story = {
  args: { report: emptyReport },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Too little is known to say' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /Odometer/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/no real vehicle's history/)).not.toBeInTheDocument();
  },
};

export const Narrow: Story = { args: { canDispute: true }, globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Algo desaconseja comprarlo' })).toBeVisible();
  },
};
