import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { Withdrawal } from '#core/billing/withdrawal.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { Button } from '#ui/components/button.tsx';
import { CallErrorNotice } from '#ui/components/call-error-notice.tsx';
import { codeInput } from '#ui/components/code-input.ts';
import { EmailField } from '#ui/components/email-field.tsx';
import { FactList } from '#ui/components/fact-list.tsx';
import { PostedForm } from '#ui/components/posted-form.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface WithdrawalFormProps {
  readonly typed: Withdrawal;
  readonly missing: readonly (keyof Withdrawal)[];
}

/** Renders the first step of a withdrawal: the buyer and the order. */
export function WithdrawalForm({ typed, missing }: WithdrawalFormProps) {
  const { t } = useTexts('withdrawal');
  const errors = Object.fromEntries(missing.map((field) => [field, t(`withdrawal.problem.${field}`)]));
  return (
    <PostedForm action="/withdrawal" answer={missing.length > 0 ? missing : null} errors={errors}>
      {(field) => (
        <>
          <input type="hidden" name="step" value="review" />
          <TextField
            {...field('name')}
            label={t('withdrawal.name')}
            autoComplete="name"
            defaultValue={typed.name}
            maxLength={200}
            required
          />
          <TextField
            {...field('orderNumber')}
            label={t('withdrawal.orderNumber')}
            hint={t('withdrawal.orderNumberHint')}
            {...codeInput}
            defaultValue={typed.orderNumber}
            maxLength={64}
            required
          />
          <EmailField {...field('email')} label={t('withdrawal.email')} defaultValue={typed.email} required />
          <SubmitButton className="justify-self-start" busy={t('withdrawal.continuing')}>
            {t('withdrawal.continue')}
          </SubmitButton>
        </>
      )}
    </PostedForm>
  );
}

interface WithdrawalReviewProps {
  readonly withdrawal: Withdrawal;
  /** Why the withdrawal couldn't be sent, or `null` before it is sent. */
  readonly error: CallError | null;
}

/** Renders the second step of a withdrawal: its details, to be confirmed or changed. */
export function WithdrawalReview({ withdrawal, error }: WithdrawalReviewProps) {
  const { t } = useTexts('withdrawal');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t('withdrawal.review')}
      </h2>
      <CallErrorNotice error={error} />
      <p>{t('withdrawal.statement')}</p>
      <WithdrawalFacts withdrawal={withdrawal} />
      <Form method="post" action="/withdrawal" className="flex flex-wrap gap-3">
        {Object.entries(withdrawal).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <SubmitButton name="step" value="confirm" busy={t('withdrawal.confirming')}>
          {t('withdrawal.confirm')}
        </SubmitButton>
        <Button type="submit" variant="quiet" name="step" value="edit">
          {t('withdrawal.change')}
        </Button>
      </Form>
    </>
  );
}

interface WithdrawalFactsProps {
  readonly withdrawal: Withdrawal;
  /** The date and time of receipt as text, or `null` before receipt. */
  readonly receivedAt?: string | null;
}

/** Renders the details of a withdrawal and when it was received. */
export function WithdrawalFacts({ withdrawal: { name, orderNumber, email }, receivedAt = null }: WithdrawalFactsProps) {
  const { t } = useTexts('withdrawal', 'ui');
  const facts = [
    { label: t('withdrawal.name'), value: name },
    { label: t('withdrawal.orderNumber'), value: orderNumber },
    { label: t('withdrawal.email'), value: email },
    ...(receivedAt === null ? [] : [{ label: t('withdrawal.receivedAt'), value: receivedAt }]),
  ];
  return (
    <div className="wrap-anywhere">
      <FactList facts={facts} unknown={t('ui.notKnown')} />
    </div>
  );
}
