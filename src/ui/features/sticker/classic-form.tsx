import { Form } from 'react-router';
import { vinInput } from '#ui/components/code-input.ts';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface ClassicFormProps {
  readonly defaultVin: string;
  readonly error?: string | undefined;
}

/** Renders the field for a classic's serial number, which has no format that could be validated while it is typed. */
export function ClassicForm({ defaultVin, error }: ClassicFormProps) {
  const { t } = useTexts('build', 'vin');
  return (
    <Form method="post" action="/members/stickers/new?by=classic" className="grid gap-4">
      <TextField
        key={defaultVin}
        name="vin"
        label={t('vin.label')}
        hint={t('build.classicHint')}
        defaultValue={defaultVin}
        error={error}
        {...vinInput}
      />
      <SubmitButton
        name="intent"
        value="generate"
        className="justify-self-start"
        busy={t('build.generating')}
        hasSpinner={false}
      >
        {t('build.generate')}
      </SubmitButton>
    </Form>
  );
}
