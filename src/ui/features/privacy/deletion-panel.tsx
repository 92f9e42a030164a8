import { Form, Link } from 'react-router';
import type { DeletionState } from '#core/privacy/deletion-state.ts';
import { BusyLabel } from '#ui/components/busy-label.tsx';
import { Button } from '#ui/components/button.tsx';
import { buttonClass } from '#ui/components/button-class.ts';
import { Notice } from '#ui/components/notice.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useSubmitting } from '#ui/hooks/use-submitting.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders the state of the account deletion and the available actions. */
export function DeletionPanel({ deletion }: { readonly deletion: DeletionState }) {
  const { t } = useTexts('privacy');
  const { date } = useFormats();
  const submitting = useSubmitting('keep');
  if (deletion.state === 'none') {
    return (
      <>
        <p>{t('privacy.deletion-none')}</p>
        <p>
          <Link to="/delete-account" className={buttonClass('danger')}>
            {t('privacy.startDeletion')}
          </Link>
        </p>
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
        <input type="hidden" name="intent" value="keep" />
        <Button type="submit" busy={submitting ? <BusyLabel>{t('privacy.keeping')}</BusyLabel> : undefined}>
          {t('privacy.keep')}
        </Button>
      </Form>
    </>
  );
}
