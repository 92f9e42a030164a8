import { Form } from 'react-router';
import type { DeletionState } from '#core/privacy/deletion-state.ts';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders the state of the account deletion and the available actions. */
export function DeletionPanel({ deletion }: { readonly deletion: DeletionState }) {
  const { t } = useTexts('privacy');
  const { date } = useFormats();
  if (deletion.state === 'none') {
    return (
      <>
        <p>{t('privacy.deletion-none')}</p>
        <ButtonLink as="p" to="/delete-account" variant="danger">
          {t('privacy.startDeletion')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <Notice kind="caution">
        {deletion.state === 'cooling-off'
          ? t('privacy.deletion-cooling', { date: date(deletion.eraseAt) })
          : t('privacy.deletion-waiting')}
      </Notice>
      <Form method="post">
        <SubmitButton intent="keep" busy={t('privacy.keeping')}>
          {t('privacy.keep')}
        </SubmitButton>
      </Form>
    </>
  );
}
