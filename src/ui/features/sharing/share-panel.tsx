import { Form } from 'react-router';
import { Outcome } from '#ui/components/outcome.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { ShareAnswer, ShareIntent } from './share-answer.ts';
import { SharedAddress } from './shared-address.tsx';

const SHARE = 'share' satisfies ShareIntent;
const UNSHARE = 'unshare' satisfies ShareIntent;

/** Renders controls to create a link to a document and to turn off all its links. The page handles both forms. */
export function SharePanel({ answer }: { readonly answer: ShareAnswer | null }) {
  const { t } = useTexts('share');
  const callErrorText = useCallErrorText();
  return (
    <section aria-labelledby="share" className="screen-only grid gap-4">
      <div className="grid gap-1">
        <h2 id="share">{t('share.title')}</h2>
        <p className="max-w-[70ch] text-muted">{t('share.text')}</p>
      </div>
      {answer?.kind === 'shared' ? <SharedAddress address={answer.address} /> : null}
      {answer?.kind === 'revoked' ? (
        <Outcome kind="success">{t('share.revoked', { count: answer.count })}</Outcome>
      ) : null}
      {answer?.kind === 'share-failed' ? <Outcome kind="danger">{callErrorText(answer.error)}</Outcome> : null}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <SubmitButton intent={SHARE} variant="quiet" busy={t('share.creating')} hasSpinner={false}>
          {t('share.create')}
        </SubmitButton>
        <SubmitButton intent={UNSHARE} variant="bare" busy={t('share.creating')} hasSpinner={false}>
          {t('share.revoke')}
        </SubmitButton>
      </Form>
    </section>
  );
}
