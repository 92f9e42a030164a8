import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { readSupportForm } from '#core/feedback/support-form.ts';
import { SupportFormStep } from './support-form-step.tsx';

const meta = {
  component: SupportFormStep,
  args: { onSend: fn(), onBack: fn() },
} satisfies Meta<typeof SupportFormStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothingTyped = { vin: '', message: '', email: '', name: '', phone: '' };

/** FBK-14: a phone number accepts digits and ignores all other characters. */
export const Filled: Story = {
  args: { initial: { vin: '1HGCM82693A000001', email: 'ada@people.example' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'The trim is wrong');
    await userEvent.type(canvas.getByLabelText(/Phone/), '+1 (555) 010-0x');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to support' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      vin: '1HGCM82693A000001',
      message: 'The trim is wrong',
      email: 'ada@people.example',
      name: '',
      phone: '15550100',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** FBK-14: the specified messages for email and message, and our own for the VIN. */
export const Wrong: Story = {
  args: {
    errors: readSupportForm(nothingTyped).match(
      () => [],
      (errors) => errors,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('VIN')).toHaveAccessibleDescription('Enter a VIN.');
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription('Please enter a message');
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('Invalid email');
  },
};

export const Sending: Story = {
  args: { sending: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sending/ }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const NotSent: Story = { args: { failure: 'The service failed. Please try again.' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { ...Wrong, globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
