import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import RecallCheck, { loader } from './recall-check.tsx';
import { loader as choices } from './recall-choices.ts';

const routes = [
  { path: '/recall-check', Component: RecallCheck, HydrateFallback: () => null, loader },
  { path: '/recall-choices', Component: () => null, loader: choices },
];

const meta = {
  title: 'screens/Recall check',
  component: Screen,
  args: { routes, url: '/recall-check', origin: createFakeOrigin() },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** RCL-01, RCL-02, RCL-03: each list is limited by the previous selection. */
export const ByName: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Make')).toBeDisabled();
    await userEvent.selectOptions(canvas.getByLabelText('Model year'), '2003');
    await expect(await canvas.findByRole('option', { name: 'HONDA' })).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText('Make'), 'HONDA');
    await expect(await canvas.findByRole('option', { name: 'CIVIC' })).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText('Model'), 'CIVIC');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Check recalls' })[1] ?? document.body);
    const result = await canvas.findByRole('region', { name: '1 recall found' });
    await waitFor(() => expect(result).toHaveFocus());
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent('Do not drive this vehicle');
  },
};

export const Urgent: Story = {
  args: { url: '/recall-check?year=2003&make=HONDA&model=CIVIC' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For 2003 HONDA CIVIC')).toBeVisible();
  },
};

export const NotUrgent: Story = {
  args: { url: '/recall-check?vin=1HGCM82693A000001' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For 2003 Honda Accord')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** No recalls found is never described as safe. */
export const NothingFound: Story = {
  args: { url: '/recall-check?year=2003&make=Honda&model=Pilot' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No recall found' })).toBeVisible();
    await expect(canvas.getByText(/That does not say that there is none/)).toBeVisible();
    await expect(canvas.getByText('What this list may lack')).toBeVisible();
  },
};

export const NotChecked: Story = {
  args: { url: '/recall-check?vin=VF1RFB00066123456' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not checked' })).toBeVisible();
    await expect(canvas.queryByText('No recall found')).not.toBeInTheDocument();
  },
};

export const NoVin: Story = {
  args: { url: '/recall-check?vin=1HGCM82633A0043' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'VIN' })).toBeInvalid();
    await expect(canvas.getByText(/This one has 15/)).toBeVisible();
  },
};

export const SpanishDarkNarrow: Story = {
  args: { url: '/recall-check?year=2003&make=HONDA&model=CIVIC' },
  globals: { language: 'es', theme: 'dark', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No conduzca este vehículo')).toBeVisible();
  },
};
