import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { VehicleSearch } from './vehicle-search.tsx';

const meta = { component: VehicleSearch } satisfies Meta<typeof VehicleSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Vin: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('1hg cm8269-3A000001');
    await expect(await canvas.findByText('The check digit fits.')).toBeVisible();
  },
};

export const Repaired: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('1HGCM82693AO00001');
    await userEvent.click(await canvas.findByRole('button', { name: /1HG/ }));
    await expect(field).toHaveValue('1HGCM82693A000001');
    await expect(field).toHaveFocus();
  },
};

/** VEH-08: shows nothing about the check digit of a VIN that doesn't require one. */
export const European: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('WBA3A5C50CF000001');
    await expect(await canvas.findByText(/no check digit is required/)).toBeVisible();
  },
};

export const PlateWithState: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('abc-1234 ca');
    await expect(await canvas.findByText('License plate ABC1234, California')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

/** An ambiguous search shows a question. */
export const PlateOrClassic: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('DEMO001');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /VIN of a classic/ })).toBeVisible());
    await expect(canvas.getByRole('option', { name: 'It is the VIN of a classic' })).toBeInTheDocument();
  },
};

export const ByName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('2003 Honda Accord');
    await expect(await canvas.findByText('By year, make and model: 2003 Honda Accord')).toBeVisible();
  },
};

/** As returned from a plain POST. */
export const StateMissing: Story = {
  args: { answer: { text: 'VINPORT', choice: '', error: null, asks: 'state-missing' } },
  play: async ({ canvas }) => {
    const select = await canvas.findByRole('combobox', { name: 'State of the plate' });
    await expect(select).toBeInvalid();
    await waitFor(() => expect(select).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('VINPORT');
  },
};

export const WrongLength: Story = {
  args: { answer: { text: '1HGCM82633A0043', choice: '', error: { code: 'vin-length', length: 15 }, asks: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByText(/This one has 15/)).toBeVisible();
  },
};

export const SpanishDarkNarrow: Story = {
  args: { answer: { text: 'DEMO001', choice: '', error: null, asks: 'choice-missing' } },
  globals: { language: 'es', theme: 'dark', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Puede ser una placa/)).toBeVisible();
  },
};
