import { Form } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface ChecksumFormProps {
  readonly typed?: string;
  readonly wrong?: boolean;
}

/** Renders a form for the checksum printed on a document. */
export function ChecksumForm({ typed, wrong = false }: ChecksumFormProps) {
  const { t } = useTexts('sharing');
  return (
    <Form method="get" action="/verify" className="grid gap-4">
      <TextField
        name="checksum"
        label={t('sharing.checksum')}
        hint={t('sharing.checksumHint')}
        error={wrong ? t('sharing.checksumWrong') : undefined}
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        required
        className="font-mono"
      />
      <Button type="submit" variant="quiet" className="justify-self-start">
        {t('sharing.verify')}
      </Button>
    </Form>
  );
}
