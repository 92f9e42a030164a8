import { Form } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { Outcome } from '#ui/components/outcome.tsx';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useSubmitting } from '#ui/hooks/use-submitting.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { ShareAnswer, ShareIntent } from './share-answer.ts';
import { SharedAddress } from './shared-address.tsx';

const SHARE = 'share' satisfies ShareIntent;
const UNSHARE = 'unshare' satisfies ShareIntent;

/** Renders controls to create a link to a document and to turn off all its links. The page handles both forms. */
export function SharePanel({ answer }: { readonly answer: ShareAnswer | null }) {
  const { t } = useTexts('share');
  const callErrorText = useCallErrorText();
  const sharing = useSubmitting(SHARE);
  const unsharing = useSubmitting(UNSHARE);
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
        <Button
          type="submit"
          variant="quiet"
          name="intent"
          value={SHARE}
          busy={sharing ? t('share.creating') : undefined}
        >
          {t('share.create')}
        </Button>
        <Button
          type="submit"
          variant="bare"
          name="intent"
          value={UNSHARE}
          busy={unsharing ? t('share.creating') : undefined}
        >
          {t('share.revoke')}
        </Button>
      </Form>
    </section>
  );
}
