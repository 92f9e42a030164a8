import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FEEDBACK_SUCCESS_TEXT } from '#core/feedback/submit-feedback.ts';
import { TICKET_SUCCESS_TEXT } from '#core/support/support-ticket.ts';
import { FeedbackSuccess } from './feedback-success.tsx';

const meta = {
  component: FeedbackSuccess,
  args: { sent: 'feedback', onOk: fn() },
} satisfies Meta<typeof FeedbackSuccess>;

export default meta;
type Story = StoryObj<typeof meta>;

/** FBK-11 */
export const Feedback: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(FEEDBACK_SUCCESS_TEXT)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOk).toHaveBeenCalledOnce();
  },
};

/** FBK-15 */
export const Ticket: Story = {
  args: { sent: 'ticket' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(TICKET_SUCCESS_TEXT)).toBeVisible();
    await expect(canvas.getByText('A representative will reach out within 24 hours.')).toBeVisible();
    await expect(canvas.queryByText(/credit/)).toBeNull();
  },
};

/** FBK-15: the free credit is mentioned only if the origin granted one. */
export const TicketWithCredit: Story = {
  args: { sent: 'ticket-with-credit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(TICKET_SUCCESS_TEXT)).toBeVisible();
    await expect(canvas.getByText(/within 24 hours.*free credit/)).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { args: { sent: 'ticket-with-credit' }, globals: { language: 'es' } };
