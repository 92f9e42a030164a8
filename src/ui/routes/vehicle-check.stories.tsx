import type { Meta, StoryObj } from '@storybook/react-vite';
import { err } from 'neverthrow';
import { expect } from 'storybook/test';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import VehicleCheck, { clientAction, loader } from './vehicle-check.tsx';

const origin = createFakeOrigin();
const { reports } = origin;

const routes = [
  {
    path: '/vehicle-checks/:vin',
    Component: VehicleCheck,
    HydrateFallback: () => null,
    loader,
    action: clientAction,
  },
];

const meta = {
  title: 'screens/Vehicle check',
  component: Screen,
  args: { routes, url: '/vehicle-checks/1HGCM82693A000001', origin },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('2003 Honda Accord');
    await expect(canvas.getByRole('heading', { name: '2 records on file' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy both' })).toHaveAttribute(
      'href',
      '/checkout?plan=bundle-1&vin=1HGCM82693A000001',
    );
    await expect(canvas.getByText('$19.99')).toBeVisible();
    await expect(canvas.getByText('$24.98 if you buy them separately. You save $4.99.')).toBeVisible();
    await expect(canvas.getAllByText('Recommended')).toHaveLength(1);
  },
};

/** Without records, no report is offered. */
export const NothingOnRecord: Story = {
  args: {
    origin: {
      ...origin,
      reports: {
        ...reports,
        preview: (vin) => reports.preview(vin).map((preview) => ({ ...preview, records: 0, hasReport: false })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/there is no report to sell/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buy the report' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Buy the sticker' })).toBeVisible();
  },
};

/** A report without a record count isn't sold. */
export const NotCounted: Story = {
  args: {
    origin: {
      ...origin,
      reports: { ...reports, preview: () => err({ code: 'forbidden' }) },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You are not allowed to do this.');
    await expect(canvas.queryByRole('link', { name: /^Buy/ })).toBeNull();
  },
};

/** VEH-08: a VIN for Europe needs no check digit. Unknown values are shown as unknown. */
export const European: Story = {
  args: { url: '/vehicle-checks/VF1RFB00066123456' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Renault');
    await expect(canvas.queryByText(/check digit/)).toBeNull();
    await expect(canvas.getByText(/no window sticker can be made/)).toBeVisible();
  },
};

export const Classic: Story = {
  args: { url: '/vehicle-checks/7F03C000001' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A classic:/)).toBeVisible();
  },
};

export const NoVin: Story = {
  args: { url: '/vehicle-checks/1HGCM82633A0043' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'VIN' })).toBeInvalid();
  },
};

export const UnknownClassic: Story = {
  args: { url: '/vehicle-checks/9Z99Z999999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wrong VIN')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Look it up by year, make and model' })).toBeVisible();
  },
};

export const NarrowDark: Story = { ...Known, globals: { viewport: { value: 'mobile1' }, theme: 'dark' } };

export const Spanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Constan 2 registros' })).toBeVisible();
  },
};
