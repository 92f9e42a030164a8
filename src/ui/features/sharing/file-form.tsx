import { FileField } from '#ui/components/file-field.tsx';
import { PostedForm } from '#ui/components/posted-form.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { ChecksumAnswer } from './find-checksum.ts';

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
