import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Rating } from '#core/feedback/rating.ts';
import { FiveFaceRating } from './five-face-rating.tsx';

const meta = {
  component: FiveFaceRating,
  args: { label: 'How satisfied are you?', value: null, onRate: fn() },
  render: (args) => {
    const [value, setValue] = useState<Rating | null>(args.value);
    return (
      <FiveFaceRating
        {...args}
        value={value}
        onRate={(rating) => {
          setValue(rating);
          args.onRate(rating);
        }}
      />
    );
  },
} satisfies Meta<typeof FiveFaceRating>;

export default meta;
type Story = StoryObj<typeof meta>;

/** FBK-02: five faces, each with its number. */
export const NothingPicked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const faces = canvas.getAllByRole('radio');
    await expect(faces.map((face) => face.getAttribute('value'))).toEqual(['5', '4', '3', '2', '1']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Not Satisfied' }));
    await expect(args.onRate).toHaveBeenCalledOnce();
    await expect(args.onRate).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('radio', { name: 'Not Satisfied' })).toBeChecked();
  },
};

/** Arrow keys move between the faces, Enter or Space picks one. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Very Satisfied' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Very Dissatisfied' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Satisfied' })).toHaveFocus();
    await expect(args.onRate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRate).toHaveBeenCalledOnce();
    await expect(args.onRate).toHaveBeenCalledWith(4);
  },
};

export const Picked: Story = { args: { value: 4 } };

export const PickedInTheDark: Story = { args: { value: 2 }, globals: { theme: 'dark' } };

export const Narrow: Story = { args: { value: 3 }, globals: { viewport: { value: 'mobile1' } } };

export const Spanish: Story = {
  args: { label: '¿Qué tan satisfecho está?' },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Muy insatisfecho' })).toBeVisible();
  },
};
