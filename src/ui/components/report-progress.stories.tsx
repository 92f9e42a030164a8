import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReportProgress } from './report-progress.tsx';

const meta = {
  component: ReportProgress,
  args: { vin: '1HGCM82693A000001', steps: [] },
} satisfies Meta<typeof ReportProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Finding out what the vehicle is: in progress',
      'Putting the report together: to come',
    ]);
  },
};

/** A source without an answer is shown as failed. One that is not connected is not a failure. */
export const AskingSources: Story = {
  args: {
    steps: [
      { step: 'vehicle', state: 'done' },
      { step: 'source', source: 'Title register', state: 'answered' },
      { step: 'source', source: 'Insurers', state: 'working' },
      { step: 'source', source: 'Police reports', state: 'failed' },
      { step: 'source', source: 'Service records', state: 'not-connected' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Finding out what the vehicle is: done',
      'Title register has answered: done',
      'Asking Insurers: in progress',
      'Police reports gives no answer: failed',
      'Service records is not connected here: done',
      'Putting the report together: to come',
    ]);
  },
};

export const SpanishNarrow: Story = {
  ...AskingSources,
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Preguntando a Insurers');
  },
};
