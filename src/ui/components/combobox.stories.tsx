import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Combobox } from './combobox.tsx';

const meta = {
  component: Combobox,
  args: { label: 'Make', name: 'make', options: ['Ford', 'Honda', 'Subaru', 'Toyota', 'Volvo'], onValue: fn() },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Make' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ho');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: 'Honda' }).id);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Honda');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValue).toHaveBeenLastCalledWith('Honda');
  },
};
export const AroundTheEnd: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Volvo');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('combobox')).toHaveValue('Volvo');
  },
};
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'Ford' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('Ford');
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option', { name: 'Ford' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const NotInTheList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'DeLorean');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing in the list matches.');
    await expect(canvas.getByRole('combobox')).toHaveValue('DeLorean');
  },
};
export const WithError: Story = { args: { error: 'Enter the make.', hint: 'As it stands on the title.' } };
export const NarrowAndDark: Story = {
  globals: { viewport: { value: 'mobile1' }, theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
  decorators: [(Story) => <div className="min-h-96">{Story()}</div>],
};
