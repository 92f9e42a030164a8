import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FeedbackModal } from './feedback-dialog.tsx';
import { ApologyStep, TextStep } from './message-steps.tsx';
import { RatingStep } from './rating-step.tsx';
import { SupportFormStep } from './support-form-step.tsx';

const meta = {
  component: FeedbackModal,
  args: {
    open: true,
    step: 0,
    onClose: fn(),
    children: <RatingStep rating={null} onRate={fn()} onSkip={fn()} />,
  },
} satisfies Meta<typeof FeedbackModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rating: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Your feedback' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Text: Story = {
  args: { step: 1, children: <TextStep onSend={fn()} onSkip={fn()} onBack={fn()} /> },
};

export const Apology: Story = {
  args: { step: 2, children: <ApologyStep onBack={fn()} type="sticker" onChoose={fn()} onSend={fn()} onSkip={fn()} /> },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'We are sorry' })).toBeVisible());
  },
};

export const ContactForm: Story = {
  args: { step: 3, children: <SupportFormStep onSend={fn()} onBack={fn()} /> },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Contact Support' })).toBeVisible());
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const NarrowApology: Story = { ...Apology, globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
