import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Screen } from '../../../.storybook/screen.tsx';
import { withMember } from '../../../.storybook/with-member.ts';
import CompareReports, { loader as compareLoader } from './compare-reports.tsx';
import NewReport, { clientAction as newReportAction, loader as newReportLoader } from './new-report.tsx';
import ReportPage, { clientAction as reportAction, loader as reportLoader } from './report.tsx';
import ReportChecklist, { loader as checklistLoader } from './report-checklist.tsx';
import Reports, { loader } from './reports.tsx';

const ACCORD = '1HGCM82693A000001';
const MUSTANG = '7F03C000001';

/** Creates an origin with a person who has a report of each of these vehicles and a credit left. */
function withReports(...vins: readonly string[]) {
  return withMember({
    credits: { vhr: vins.length + 1 },
    before: ({ reports }, person) => {
      for (const vin of vins) reports.make(person, vin, vin === MUSTANG ? 'classic' : 'full');
    },
  });
}

const HydrateFallback = () => null;
const routes = [
  { path: '/members/reports', Component: Reports, HydrateFallback, loader },
  {
    path: '/members/reports/new',
    Component: NewReport,
    HydrateFallback,
    loader: newReportLoader,
    action: newReportAction,
  },
  { path: '/members/reports/compare', Component: CompareReports, HydrateFallback, loader: compareLoader },
  { path: '/members/reports/:id', Component: ReportPage, HydrateFallback, loader: reportLoader, action: reportAction },
  { path: '/members/reports/:id/checklist', Component: ReportChecklist, HydrateFallback, loader: checklistLoader },
  { path: '/login', Component: () => <h1>Sign in</h1> },
  { path: '/plans', Component: () => <h1>Plans</h1> },
];

const meta = {
  title: 'screens/Reports',
  component: Screen,
  args: { routes, url: '/members/reports', ...withReports(ACCORD, MUSTANG) },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 reports')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'mustang{Enter}');
    await expect(await canvas.findByText('1 report')).toBeVisible();
    await expect(canvas.getByText('Report of a classic', { selector: 'span' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody{Enter}');
    await expect(await canvas.findByText('No report fits')).toBeVisible();
  },
};

export const Empty: Story = {
  args: withReports(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No report yet')).toBeVisible();
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};

export const Failed: Story = {
  args: { fetch: async () => new Response('{}', { status: 403 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your reports could not be shown')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const SpanishNarrow: Story = {
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 informes')).toBeVisible();
  },
};

/** The steps end with the report itself. */
export const Generation: Story = {
  args: { url: `/members/reports/new?vin=${ACCORD}`, ...withReports() },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 report credit. You have 1.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make the report' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '2003 Honda Accord' })).toBeVisible();
  },
};

/** RPT-07: the member is not a customer yet, so no free credit is mentioned. */
export const NothingFound: Story = {
  args: { url: '/members/reports/new?vin=1HGCM82633A004352', ...withReports() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make the report' }));
    await expect(await canvas.findByText('Nothing was found')).toBeVisible();
    await expect(canvas.getByText('Nothing was charged.')).toBeVisible();
  },
};

export const WithoutCredit: Story = {
  args: {
    url: `/members/reports/new?vin=${ACCORD}`,
    ...withMember(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Get credits' }));
    await expect(await canvas.findByRole('heading', { name: 'Plans' })).toBeVisible();
  },
};

export const Comparison: Story = {
  args: { url: '/members/reports/compare?id=report-1&id=report-2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'What the reports say' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Titles on record/ })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Take out/ })).toHaveLength(2);
  },
};

export const ComparisonNarrow: Story = {
  args: { url: '/members/reports/compare?id=report-1&id=report-2' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Title brands' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const OneReport: Story = {
  args: { url: '/members/reports/report-1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create a link' }));
    const link = await canvas.findByLabelText('Link');
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Take back all links' }));
    await expect(await canvas.findByText('The link leads nowhere any more.')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { url: '/members/reports/report-9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'There is no such report' })).toBeVisible();
  },
};

export const Checklist: Story = {
  args: { url: '/members/reports/report-1/checklist' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'See the original title.' })).toHaveAccessibleDescription(
      /a copy can hide one/,
    );
  },
};
