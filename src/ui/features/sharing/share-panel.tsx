import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { Outcome } from '#ui/components/outcome.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { ShareAnswer, ShareIntent } from './share-answer.ts';

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

/** Renders a newly created link to be copied. It takes focus and is selected. */
function SharedAddress({ address }: { readonly address: string }) {
  const { t } = useTexts('share');
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => {
    if (field.current?.value !== address) return;
    field.current.focus();
    field.current.select();
  }, [address]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      // Without permission or https, the browser refuses. The link is already selected.
      setOutcome('copyFailed');
    }
  }

  return (
    <div className="grid gap-2 rounded-(--radius-card) border border-line bg-surface p-4">
      <TextField
        key={address}
        ref={field}
        label={t('share.address')}
        hint={t('share.once')}
        readOnly
        defaultValue={address}
        className="font-mono"
      />
      <div className="flex flex-wrap items-center gap-3 noscript:hidden">
        <Button type="button" variant="quiet" onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        <p role="status" className="text-muted">
          {outcome ? t(`share.${outcome}`) : null}
        </p>
      </div>
    </div>
  );
}
