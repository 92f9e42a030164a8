import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  component: ErrorSummary,
  args: {
    problems: [
      { id: 'email', text: 'Enter your e-mail address.' },
      { id: 'vin', text: 'Enter a VIN.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheField: Story = {
  decorators: [
    (Story) => (
      <div className="grid gap-4">
        {Story()}
        <input id="email" aria-label="E-mail" />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your e-mail address.' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const NothingWrong: Story = {
  args: { problems: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
export const Spanish: Story = {
  args: { problems: [{ id: 'email', text: 'Escriba su correo electrónico.' }] },
  globals: { language: 'es', theme: 'dark', viewport: { value: 'mobile1' } },
};
