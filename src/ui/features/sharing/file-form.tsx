import { Field } from '#ui/components/field.tsx';
import { PostedForm } from '#ui/components/posted-form.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { ChecksumAnswer } from './find-checksum.ts';

interface FileFormProps {
  readonly answer?: ChecksumAnswer | undefined;
}

/** Renders a form for a PDF file, chosen or dropped. A file input supports both natively. */
export function FileForm({ answer }: FileFormProps) {
  const { t } = useTexts('sharing');
  return (
    <PostedForm
      answer={answer}
      action="/verify"
      encType="multipart/form-data"
      errors={answer ? { file: t(`sharing.${answer.problem}`) } : {}}
    >
      {(field) => {
        const { name, id, error } = field('file');
        return (
          <>
            <Field id={id} label={t('sharing.file')} hint={t('sharing.fileHint')} error={error}>
              {(ties) => (
                <input
                  {...ties}
                  name={name}
                  type="file"
                  accept="application/pdf,.pdf"
                  required
                  className="w-full cursor-pointer rounded-(--radius-card) border-2 border-muted border-dashed bg-surface px-4 py-8 hover:border-ink file:mr-4 file:cursor-pointer file:rounded-(--radius-card) file:border file:border-line file:bg-surface file:px-4 file:py-2 file:font-semibold file:text-ink aria-invalid:border-danger"
                />
              )}
            </Field>
            <SubmitButton className="justify-self-start" busy={t('sharing.verifying')}>
              {t('sharing.verifyFile')}
            </SubmitButton>
          </>
        );
      }}
    </PostedForm>
  );
}
