import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'react-router';
import { expect } from 'storybook/test';
import { SubmitButton } from './submit-button.tsx';

const meta = {
  component: SubmitButton,
  args: { children: 'Send message', busy: 'Sending …' },
  decorators: [
    (Story) => (
      <Form method="post">
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutIntent: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send message' });
    await expect(button).toHaveAttribute('type', 'submit');
    await expect(button).not.toHaveAttribute('name');
  },
};

/** The form submits the intent, so that its page knows which of its forms was sent. */
export const WithIntent: Story = {
  args: { intent: 'cancel', variant: 'danger' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send message' });
    await expect(button).toHaveAttribute('name', 'intent');
    await expect(button).toHaveAttribute('value', 'cancel');
  },
};
