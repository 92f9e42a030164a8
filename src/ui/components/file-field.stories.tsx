import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FileField } from './file-field.tsx';

const meta = {
  component: FileField,
  args: { name: 'file', label: 'Document', accept: 'application/pdf,.pdf', hint: 'A PDF file' },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Document')).toBeRequired();
  },
};

export const Wrong: Story = {
  args: { error: 'This is not a PDF file.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Document')).toBeInvalid();
  },
};
