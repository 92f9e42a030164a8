import type { Withdrawal } from '#core/billing/withdrawal.ts';
import { codeInput } from '#ui/components/control-class.ts';
import { EmailField } from '#ui/components/email-field.tsx';
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
