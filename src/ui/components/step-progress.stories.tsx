import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepProgress, type WorkStep } from './step-progress.tsx';

const meta = {
  component: StepProgress,
  args: { label: 'Your report', steps: steps('done', 'current', 'waiting') },
} satisfies Meta<typeof StepProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Your report' })).toHaveAttribute('value', '1');
    await expect(canvas.getByRole('status')).toHaveTextContent('Asking for recalls: in progress');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  },
};
export const Failed: Story = {
  args: { steps: steps('done', 'failed', 'waiting') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Asking for recalls: failed');
  },
};
export const Done: Story = {
  args: { steps: steps('done', 'done', 'done') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '3');
  },
};
export const Waiting: Story = { args: { steps: steps('waiting', 'waiting', 'waiting') } };
export const SpanishDarkNarrow: Story = {
  globals: { language: 'es', theme: 'dark', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('en curso');
  },
};

function steps(...states: readonly WorkStep['state'][]): readonly WorkStep[] {
  const names = ['Decoding the VIN', 'Asking for recalls', 'Composing the report'];
  return states.map((state, index) => ({ name: names[index] ?? '', state }));
}
