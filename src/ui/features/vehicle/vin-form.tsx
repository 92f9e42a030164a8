import { Form } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { VinField } from '#ui/components/vin-field.tsx';
import { useSubmitting } from '#ui/hooks/use-submitting.ts';

interface VinFormProps {
  readonly action: string;
  readonly submit: string;
  readonly busy: string;
  readonly defaultVin?: string;
  readonly error?: string | undefined;
}

/** Renders a form for a VIN. Before hydration it works as a plain form. */
export function VinForm({ action, submit, busy, defaultVin, error }: VinFormProps) {
  const submitting = useSubmitting();
  return (
    <Form method="post" action={action} className="grid gap-4">
      <VinField name="vin" error={error} defaultValue={defaultVin} />
      <Button type="submit" name="intent" value="vin" busy={submitting ? busy : undefined}>
        {submit}
      </Button>
    </Form>
  );
}
