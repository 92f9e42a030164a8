import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useSubmitting } from '../../hooks/use-submitting.ts';

interface VinFormProps {
  readonly action: string;
  readonly submit: string;
  readonly busy: string;
  readonly defaultVin?: string;
  readonly error?: string | undefined;
}

/** Asks for a VIN; works as a plain form before scripts have arrived. */
export function VinForm({ action, submit, busy, defaultVin, error }: VinFormProps) {
  const { t } = useTranslation();
  const submitting = useSubmitting();
  return (
    <Form method="post" action={action} className="grid gap-4">
      <TextField
        name="vin"
        label={t('vin.label')}
        hint={t('vin.hint')}
        error={error}
        defaultValue={defaultVin}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="font-mono text-lg uppercase"
      />
      <Button type="submit" name="intent" value="vin" busy={submitting ? busy : undefined}>
        {submit}
      </Button>
    </Form>
  );
}
