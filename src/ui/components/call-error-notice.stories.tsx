import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CallErrorNotice } from './call-error-notice.tsx';

const meta = {
  component: CallErrorNotice,
  args: { error: { code: 'refused', message: 'The plate is not registered.', fields: {} } },
} satisfies Meta<typeof CallErrorNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The plate is not registered.');
  },
};

/** Without an error, it renders nothing. */
export const NoError: Story = {
  args: { error: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
