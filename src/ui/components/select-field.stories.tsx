import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SelectField } from './select-field.tsx';

const meta = {
  component: SelectField,
  args: {
    label: 'State',
    name: 'state',
    options: [
      { value: 'CA', label: 'California' },
      { value: 'TX', label: 'Texas' },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.selectOptions(field, 'TX');
    await expect(field).toHaveDisplayValue('Texas');
  },
};
export const WithError: Story = {
  args: { error: 'Choose a state.', hint: 'Where the plate was issued.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextNarrow: Story = {
  args: {
    options: [{ value: 'x', label: 'Touring 4dr Sedan AWD with the cold weather and the driver assistance package' }],
  },
  globals: { viewport: { value: 'mobile1' } },
};
