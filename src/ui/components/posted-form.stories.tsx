import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActionData } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { Button } from './button.tsx';
import { PostedForm } from './posted-form.tsx';
import { TextField } from './text-field.tsx';
import type { FieldTexts } from './validated-form.tsx';

interface Answer {
  readonly errors?: FieldTexts;
  readonly failure?: string;
}

function MessageForm({ answered }: { readonly answered?: Answer }) {
  const answer = useActionData<Answer>() ?? answered;
  return (
    <PostedForm answer={answer} errors={answer?.errors ?? {}} failure={answer?.failure}>
      {(field) => (
        <>
          <TextField label="E-mail" {...field('email')} />
          <TextField label="Name" {...field('name')} />
          <Button type="submit">Send</Button>
        </>
      )}
    </PostedForm>
  );
}

const meta = {
  component: MessageForm,
  subcomponents: { PostedForm },
} satisfies Meta<typeof MessageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};

export const FieldsAreWrong: Story = {
  parameters: { action: () => ({ errors: { email: 'Enter an e-mail address.', name: 'Enter your name.' } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ada{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Enter an e-mail address.',
      'Enter your name.',
    ]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ada');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeInvalid();
  },
};

export const Failed: Story = {
  parameters: { action: () => ({ failure: 'The service cannot be reached.' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ada{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert').parentElement).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service cannot be reached.');
  },
};

export const SpanishDarkNarrow: Story = {
  args: { answered: { errors: { email: 'Escriba su correo electrónico.' } } },
  globals: { language: 'es', theme: 'dark', viewport: { value: 'mobile1' } },
};
