import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

const meta = {
  component: Modal,
  args: {
    open: true,
    onClose: fn(),
    title: 'Share this report',
    children: (
      <div className="grid gap-4">
        <p>Who has the link can read the report until you take it back.</p>
        <Button>Copy</Button>
      </div>
    ),
  },
  // The modal covers the page, so each story has its own frame on the docs page.
  parameters: { docs: { story: { inline: false, iframeHeight: 400 } } },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'SHELL-08 has its title, its close button and its greatest width',
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Share this report' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(dialog).toHaveClass('max-w-md', 'md:max-w-2xl');
    await expect(canvasElement.ownerDocument.documentElement).toHaveStyle({ overflow: 'hidden' });
  },
};
export const KeepsAndReturnsTheFocus: Story = {
  name: 'SHELL-08 keeps the focus, gives it back, and is closed by Escape',
  args: { open: false },
  render: (args) => <FromAButton {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Share' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    const close = dialog.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(dialog.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const ClosedByItsButton: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const DarkerOverlay: Story = {
  name: 'SHELL-08 covers the page as much as it is told to',
  args: { overlay: 80 },
  play: async ({ canvasElement }) => {
    await screen.findByRole('dialog');
    const overlay = canvasElement.ownerDocument.querySelector('[data-modal-overlay]');
    await expect(overlay).toHaveClass('bg-overlay/80');
  },
};
export const LongTextNarrow: Story = {
  args: { children: <p>{'Read this before you share the report. '.repeat(30)}</p> },
  globals: { viewport: { value: 'mobile1' } },
};
export const SpanishDark: Story = {
  args: { title: 'Compartir este informe' },
  globals: { language: 'es', theme: 'dark' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cerrar' })).toBeInTheDocument();
  },
};

function FromAButton(args: ComponentProps<typeof Modal>) {
  const [open, setOpen] = useState(args.open);
  const close = () => {
    setOpen(false);
    args.onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share</Button>
      <Modal {...args} open={open} onClose={close} />
    </>
  );
}
