import { Form } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { FileField } from '#ui/components/file-field.tsx';
import { PostedForm } from '#ui/components/posted-form.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { ChecksumAnswer } from './find-checksum.ts';

/** Renders a form for the checksum printed on a document. */
export function ChecksumForm({ typed, wrong = false }: { readonly typed?: string; readonly wrong?: boolean }) {
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

/** Renders a form for a PDF file, chosen or dropped. */
export function FileForm({ answer }: { readonly answer?: ChecksumAnswer | undefined }) {
  const { t } = useTexts('sharing');
  return (
    <PostedForm
      answer={answer}
      action="/verify"
      encType="multipart/form-data"
      errors={answer ? { file: t(`sharing.${answer.problem}`) } : {}}
    >
      {(field) => (
        <>
          <FileField
            {...field('file')}
            label={t('sharing.file')}
            hint={t('sharing.fileHint')}
            accept="application/pdf,.pdf"
          />
          <SubmitButton className="justify-self-start" busy={t('sharing.verifying')}>
            {t('sharing.verifyFile')}
          </SubmitButton>
        </>
      )}
    </PostedForm>
  );
}
