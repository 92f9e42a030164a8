import { zodResolver } from '@hookform/resolvers/zod';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { Button } from './button.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { type FieldTexts, ValidatedForm } from './validated-form.tsx';
import { VinField } from './vin-field.tsx';

const character = z.object({
  email: z.string().check(z.includes('@', { error: 'Invalid email' })),
  vin: z.string().check(z.minLength(1, { error: 'Enter a VIN.' })),
  message: z.string().check(z.minLength(1, { error: 'Please enter a message' })),
});

const resolver = zodResolver(character);

function MessageForm({ errors }: { readonly errors?: FieldTexts }) {
  const answered = useActionData<FieldTexts>();
  return (
    <ValidatedForm resolver={resolver} defaultValues={{ email: '', vin: '', message: '' }} errors={answered ?? errors}>
      {(field) => (
        <>
          <TextField label="E-mail" {...field('email')} />
          <VinField {...field('vin')} />
          <TextArea label="Message" {...field('message')} />
          <Button type="submit" name="intent" value="send">
            Send
          </Button>
        </>
      )}
    </ValidatedForm>
  );
}

/** Receives the data sent to the server. */
const posted = fn();

const meta = {
  component: MessageForm,
  subcomponents: { ValidatedForm },
  beforeEach: () => void posted.mockClear(),
  parameters: {
    action: async ({ request }: ActionFunctionArgs) => {
      posted(Object.fromEntries(await request.formData()));
      return null;
    },
  },
} satisfies Meta<typeof MessageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const SaysAllAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Invalid email',
      'Enter a VIN.',
      'Please enter a message',
    ]);
    await expect(posted).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await userEvent.keyboard('ada@vinport.example');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeValid();
  },
};

export const SendsWhatIsRight: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ada@vinport.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'VIN' }), '1HGCM82693A000001');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello{Tab}{Enter}');
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith({
        email: 'ada@vinport.example',
        vin: '1HGCM82693A000001',
        message: 'Hello',
        intent: 'send',
      }),
    );
  },
};

export const AnsweredByTheServer: Story = {
  args: { errors: { email: 'Nobody has this e-mail address.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nobody has this e-mail address.' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeInvalid();
  },
};

export const AnsweredAfterSending: Story = {
  parameters: { action: () => ({ email: 'Nobody has this e-mail address.' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'nobody@vinport.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'VIN' }), '1HGCM82693A000001');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello{Tab}{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Nobody has this e-mail address.' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('nobody@vinport.example');
  },
};

export const SpanishDarkNarrow: Story = {
  args: { errors: { email: 'Correo electrónico no válido' } },
  globals: { language: 'es', theme: 'dark', viewport: { value: 'mobile1' } },
};
