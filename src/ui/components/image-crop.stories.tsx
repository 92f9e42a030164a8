import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BusyLabel } from './busy-label.tsx';
import { ImageCrop } from './image-crop.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#24427a"/><circle cx="200" cy="150" r="90" fill="#faf9f6"/></svg>')}`;

const meta = {
  component: ImageCrop,
  args: { address: picture, onCrop: fn(), onCancel: fn(), onUnreadable: fn() },
} satisfies Meta<typeof ImageCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cropping: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('group', { name: 'Crop the picture' });
    await userEvent.click(canvas.getByRole('button', { name: 'Use this picture' }));
    await waitFor(() => expect(args.onCrop).toHaveBeenCalledOnce());
  },
};

export const Unreadable: Story = {
  args: { address: 'data:image/png;base64,AAAA' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalledOnce());
  },
};

export const Busy: Story = { args: { busy: <BusyLabel>Making it smaller …</BusyLabel> } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
