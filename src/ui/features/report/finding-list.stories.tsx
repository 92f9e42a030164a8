import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Finding, FindingMatter } from '#core/report/report-finding.ts';
import { troubledReport } from './demonstration-report.stories-data.ts';
import { FindingList } from './finding-list.tsx';

const submitted = fn();

const meta = {
  component: FindingList,
  args: { findings: troubledReport.findings, sources: troubledReport.sources },
  beforeEach: () => {
    submitted.mockClear();
  },
} satisfies Meta<typeof FindingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDispute: Story = {
  args: { canDispute: true },
  decorators: [
    (Story) => (
      <div
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent;
          submitted(submitter?.getAttribute('name'), submitter?.getAttribute('value'));
        }}
      >
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const wash = canvas.getByRole('heading', { name: 'Brand missing from a later title' }).closest('li');
    const item = within(wash ?? document.body);
    await expect(item.getByText('Serious')).toBeVisible();
    await expect(item.getAllByText('Source: Demonstration registry')).toHaveLength(2);
    await expect(item.getByText('Record TTL-3')).toBeVisible();
    const button = item.getByRole('button', { name: 'Dispute this: Brand missing from a later title' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalledWith('dispute', 'title-wash:registry/TTL-2+registry/TTL-3');
  },
};

/** Readers of a shared report can't dispute findings. */
export const Shared: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { findings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No record speaks against this vehicle/)).toBeVisible();
  },
};

const matters: readonly FindingMatter[] = [
  { code: 'brand', brandCode: '01', state: null },
  { code: 'brand', brandCode: '99', state: 'TX' },
  { code: 'title-wash', brandCodes: ['11', '01'], from: 'TX', to: 'OK' },
  { code: 'odometer', reason: { kind: 'rollback', milesLost: 33_410 }, isExempt: true },
  { code: 'odometer', reason: { kind: 'implausible-rate', milesPerDay: 2_120 }, isExempt: false },
  { code: 'odometer', reason: { kind: 'unit-mix-up', likelyUnit: 'km' }, isExempt: false },
  { code: 'odometer', reason: { kind: 'five-digit-rollover', likelyMiles: 104_000 }, isExempt: false },
  { code: 'accident', severity: 'severe', airbagsDeployed: true },
  { code: 'accident', severity: 'told in words new to us', airbagsDeployed: null },
  { code: 'salvage', disposition: 'junk' },
  { code: 'stolen' },
  { code: 'recovered' },
  { code: 'lien', holder: 'First Bank' },
  { code: 'announcement', text: 'Structural damage' },
  { code: 'use', use: 'taxi' },
  { code: 'recall', campaign: '19V182000', component: 'AIR BAGS', parkIt: true, parkOutside: true },
];
const everyFinding: readonly Finding[] = matters.map((matter, index) => ({
  id: `${matter.code}:registry/${index}`,
  section: 'titles',
  weight: 'notice',
  matter,
  evidence: [{ source: 'elsewhere', recordId: String(index), at: Date.UTC(2020, 0, 1) }],
}));

/** Each code has a text, and an unknown code is shown unchanged instead of being omitted. */
export const EveryKind: Story = {
  args: { findings: everyFinding },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(matters.length);
    await expect(canvas.getByRole('heading', { name: '99' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Accident (severity unknown)' })).toBeVisible();
    await expect(canvas.getByText(/33,410 mi less .* vouch for this reading/)).toBeVisible();
    // A source that is not in the report is shown by its ID.
    await expect(canvas.getAllByText('Source: elsewhere')).toHaveLength(matters.length);
  },
};

export const EveryKindInSpanish: Story = {
  args: { findings: everyFinding },
  globals: { language: 'es' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Daño por inundación' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('report.');
  },
};

export const Narrow: Story = { args: { canDispute: true }, globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
