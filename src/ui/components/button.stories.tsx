import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  component: Button,
  args: { children: 'Check this VIN', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Quiet: Story = { args: { variant: 'quiet' } };

export const Busy: Story = {
  args: { busy: 'Generating …' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Generating …' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { children: 'A label so long that no button should bear it, and which must still fit on a narrow telephone' },
  globals: { viewport: { value: 'mobile1' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Lemon: Story = { globals: { brand: 'lemon' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Delete your account' } };

export const Bare: Story = { args: { variant: 'bare', children: 'Not now' } };

export const Spanish: Story = { args: { children: 'Consultar este VIN' }, globals: { language: 'es' } };
