import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NotificationStore } from '#core/notification/notification-store.ts';
import { ToastArea } from './toast-area.tsx';

const notifications = new NotificationStore();

function Page() {
  return <ToastArea notifications={notifications} />;
}

const meta = {
  component: Page,
  subcomponents: { ToastArea },
  beforeEach: () => () => notifications.dismissed(),
  // The toast covers the page, so each story has its own frame on the docs page.
  parameters: { docs: { story: { inline: false, iframeHeight: 400 } } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    notifications.notified({ text: 'Your request has been submitted successfully!', durationMs: 10_000 });
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your request has been submitted successfully!');
  },
};
export const NewTakesTheOldsPlace: Story = {
  play: async ({ canvas }) => {
    notifications.notified({ text: 'First', durationMs: 10_000 });
    await canvas.findByText('First');
    notifications.notified({ text: 'Second', tone: 'error', durationMs: 10_000 });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Second');
    await waitFor(() => expect(canvas.queryByText('First')).not.toBeInTheDocument());
  },
};
export const ClosesByItself: Story = {
  play: async ({ canvas }) => {
    notifications.notified({ text: 'Saved', durationMs: 50 });
    await canvas.findByText('Saved');
    await waitFor(() => expect(canvas.queryByText('Saved')).not.toBeInTheDocument());
  },
};
export const ClosedByItsButton: Story = {
  play: async ({ canvas, userEvent }) => {
    notifications.notified({ text: 'Saved', tone: 'info', durationMs: 10_000 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText('Saved')).not.toBeInTheDocument());
    await expect(notifications.get()).toBeNull();
  },
};
export const SpanishDarkNarrow: Story = {
  globals: { language: 'es', theme: 'dark', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    notifications.notified({
      text: 'No se pudo enviar su solicitud porque el servicio no responde. Inténtelo de nuevo.',
      tone: 'error',
      durationMs: 10_000,
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cerrar' })).toBeVisible());
  },
};
