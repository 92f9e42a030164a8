import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { CallErrorNotice } from '#ui/components/call-error-notice.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { ValidatedForm } from '#ui/components/validated-form.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { type DealerFields, dealerSchema } from './dealer-schema.ts';
import type { DealerAnswer } from './register-as-dealer.ts';

interface DealerFormProps {
  /** The email address of the account being registered. */
  readonly email: string;
  /** The fields that the account already contains. */
  readonly known: DealerFields;
  /** Whether the account is already registered as a dealer. */
  readonly isDealer: boolean;
  readonly answer?: Extract<DealerAnswer, { kind: 'failed' }> | undefined;
}

/** Renders the form for a dealer's personal details, company and address. */
export function DealerForm({ email, known, isDealer, answer }: DealerFormProps) {
  const { t } = useTexts('dealer');
  const resolver = useMemo(() => zodResolver(dealerSchema((problem) => t(`dealer.problem.${problem}`))), [t]);
  const errors = Object.fromEntries(
    Object.entries(answer?.problems ?? {}).map(([name, problem]) => [name, t(`dealer.problem.${problem}`)]),
  );
  return (
    <ValidatedForm resolver={resolver} defaultValues={answer?.typed ?? known} errors={errors}>
      {(field) => (
        <>
          <CallErrorNotice error={answer?.failure} />
          <p className="text-muted">{t('dealer.for', { email })}</p>
          <fieldset className="grid gap-5 sm:grid-cols-2">
            <legend className="mb-4 font-bold text-lg">{t('dealer.person')}</legend>
            <TextField {...field('first')} label={t('dealer.first')} autoComplete="given-name" required />
            <TextField {...field('last')} label={t('dealer.last')} autoComplete="family-name" required />
            <TextField {...field('phone')} type="tel" label={t('dealer.phone')} optional autoComplete="tel" />
          </fieldset>
          <fieldset className="grid gap-5 sm:grid-cols-2">
            <legend className="mb-4 font-bold text-lg">{t('dealer.company')}</legend>
            <div className="sm:col-span-2">
              <TextField
                {...field('companyName')}
                label={t('dealer.companyName')}
                autoComplete="organization"
                required
              />
            </div>
            <TextField
              {...field('companyWebsite')}
              inputMode="url"
              label={t('dealer.companyWebsite')}
              optional
              autoComplete="url"
            />
            <TextField
              {...field('employeeCount')}
              inputMode="numeric"
              label={t('dealer.employeeCount')}
              optional
              autoComplete="off"
            />
            <div className="sm:col-span-2">
              <TextField {...field('taxId')} label={t('dealer.taxId')} optional autoComplete="off" />
            </div>
            <div className="sm:col-span-2">
              <TextField {...field('address')} label={t('dealer.address')} optional autoComplete="street-address" />
            </div>
            <TextField {...field('city')} label={t('dealer.city')} optional autoComplete="address-level2" />
            <TextField {...field('state')} label={t('dealer.state')} optional autoComplete="address-level1" />
            <TextField {...field('country')} label={t('dealer.country')} optional autoComplete="country-name" />
          </fieldset>
          <fieldset className="grid gap-5 sm:grid-cols-2">
            <legend className="mb-4 font-bold text-lg">{t('dealer.networks')}</legend>
            <TextField {...field('instagram')} label={t('dealer.instagram')} optional autoComplete="off" />
            <TextField {...field('facebook')} label={t('dealer.facebook')} optional autoComplete="off" />
            <TextField {...field('twitter')} label={t('dealer.twitter')} optional autoComplete="off" />
          </fieldset>
          <SubmitButton className="justify-self-start" busy={t(isDealer ? 'dealer.updating' : 'dealer.submitting')}>
            {t(isDealer ? 'dealer.update' : 'dealer.submit')}
          </SubmitButton>
        </>
      )}
    </ValidatedForm>
  );
}
