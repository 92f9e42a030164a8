import type { Meta, StoryObj } from '@storybook/react-vite';
import { errAsync, okAsync } from 'neverthrow';
import { expect, fn, waitFor } from 'storybook/test';
import type { CompressProfileImage } from '#core/account/compress-image.ts';
import { ImagePicker } from './image-picker.tsx';

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Returns a picture with these dimensions, as a person would pick it. */
async function pictureOf(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#24427a';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#faf9f6';
    context.fillRect(width / 4, height / 4, width / 2, height / 2);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], 'picture.png', { type: 'image/png' });
}

const widthOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(16);

const compressed = fn<CompressProfileImage>(({ bytes }) =>
  okAsync({
    data: onePixel,
    prefix: 'data:image/png;base64,',
    size: { before: bytes.length, after: 2_048 },
    dimensions: { width: 270, height: 270 },
  }),
);

const meta = {
  component: ImagePicker,
  args: { label: 'Profile picture', compress: compressed as CompressProfileImage, onPick: fn() },
} satisfies Meta<typeof ImagePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ACC-17: picked, cropped to a square, and compressed. */
export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a picture'), await pictureOf(400, 300));
    const area = await canvas.findByRole('group', { name: 'Crop the picture' });
    const left = area.style.left;
    area.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(area.style.left).not.toBe(left);
    await userEvent.click(canvas.getByRole('button', { name: 'Use this picture' }));
    await waitFor(() => expect(args.onPick).toHaveBeenCalledOnce());
    const [file] = compressed.mock.lastCall ?? [];
    await expect(file?.mediaType).toBe('image/png');
    await expect(widthOf(file?.bytes ?? new Uint8Array(24))).toBeLessThan(400);
    await expect(canvas.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
    await expect(canvas.getByText('270 × 270 pixels, 2 kB')).toBeVisible();
  },
};

export const Cropping: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a picture'), await pictureOf(300, 400));
    await canvas.findByRole('group', { name: 'Crop the picture' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('group', { name: 'Crop the picture' })).not.toBeInTheDocument();
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.upload(canvas.getByLabelText('Choose a picture'), await pictureOf(300, 400));
    await canvas.findByRole('group', { name: 'Crop the picture' });
  },
};

export const NoPicture: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Choose a picture'),
      new File(['no picture'], 'fake.png', { type: 'image/png' }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file is no picture that can be read.');
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  args: { compress: () => errAsync({ code: 'too-large' }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a picture'), await pictureOf(200, 200));
    await canvas.findByRole('group', { name: 'Crop the picture' });
    await userEvent.click(canvas.getByRole('button', { name: 'Use this picture' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('does not get small enough');
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { ...Cropping, globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { ...Cropping, globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
