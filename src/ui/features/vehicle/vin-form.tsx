import { Form } from 'react-router';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { VinField } from '#ui/components/vin-field.tsx';

interface VinFormProps {
  readonly action: string;
  readonly submit: string;
  readonly busy: string;
  readonly defaultVin?: string;
  readonly error?: string | undefined;
}

/** Renders a form for a VIN. Before hydration it works as a plain form. */
export function VinForm({ action, submit, busy, defaultVin, error }: VinFormProps) {
  return (
    <Form method="post" action={action} className="grid gap-4">
      <VinField name="vin" error={error} defaultValue={defaultVin} />
      <SubmitButton name="intent" value="vin" busy={busy} hasSpinner={false}>
        {submit}
      </SubmitButton>
    </Form>
  );
}
