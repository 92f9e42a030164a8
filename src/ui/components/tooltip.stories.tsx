import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  component: Tooltip,
  args: { text: 'Printed on letter paper', children: <Button variant="quiet">Download as PDF</Button> },
  decorators: [(Story) => <div className="p-16">{Story()}</div>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Printed on letter paper');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Printed on letter paper');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};
export const OnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Printed on letter paper');
  },
};
export const LongTextDark: Story = {
  args: {
    text: 'Printed on letter paper, one page, with the QR code by which anybody can check that it is unaltered.',
  },
  globals: { theme: 'dark', viewport: { value: 'mobile1' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('QR code');
  },
};
