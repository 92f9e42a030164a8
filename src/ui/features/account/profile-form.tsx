import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Notice } from '#ui/components/notice.tsx';
import { PasswordField } from '#ui/components/password-field.tsx';
import { PostedForm } from '#ui/components/posted-form.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { ProfileFields } from './profile-schema.ts';
import type { ProfileAnswer } from './save-profile.ts';

interface ProfileFormProps {
  readonly known: ProfileFields;
  readonly isDealer: boolean;
  readonly answer?: ProfileAnswer | undefined;
}

const GROUPS: readonly {
  readonly legend: 'person' | 'company' | 'networks';
  readonly fields: readonly (readonly [keyof ProfileFields, HTMLInputAutoCompleteAttribute])[];
}[] = [
  {
    legend: 'person',
    fields: [
      ['first', 'given-name'],
      ['last', 'family-name'],
      ['email', 'email'],
      ['address', 'street-address'],
      ['unit', 'address-line2'],
      ['city', 'address-level2'],
      ['state', 'address-level1'],
      ['pincode', 'postal-code'],
      ['country', 'country-name'],
      ['phone', 'tel'],
    ],
  },
  {
    legend: 'company',
    fields: [
      ['companyName', 'organization'],
      ['companyWebsite', 'url'],
      ['employeeCount', 'off'],
      ['taxId', 'off'],
    ],
  },
  {
    legend: 'networks',
    fields: [
      ['instagram', 'off'],
      ['facebook', 'off'],
      ['twitter', 'off'],
    ],
  },
];
const TYPES: Readonly<Partial<Record<keyof ProfileFields, 'email' | 'tel'>>> = { email: 'email', phone: 'tel' };

/** Renders the profile form with all its fields (ACC-07). */
export function ProfileForm({ known, isDealer, answer }: ProfileFormProps) {
  const { t } = useTexts('profile');
  const failed = answer?.kind === 'failed' ? answer : null;
  const values = failed?.typed ?? known;
  const errors = Object.fromEntries(
    Object.entries(failed?.problems ?? {}).map(([name, problem]) => [name, t(`profile.problem.${problem}`)]),
  );
  return (
    <PostedForm answer={failed} errors={errors} callError={failed?.failure}>
      {(field) => (
        <>
          {GROUPS.map(({ legend, fields }) => (
            <fieldset key={legend} className="grid gap-5 sm:grid-cols-2">
              <legend className="mb-4 font-bold text-lg">{t(`profile.${legend}`)}</legend>
              {fields
                .filter(([name]) => name !== 'taxId' || isDealer)
                .map(([name, autoComplete]) => (
                  <div key={name} className={name === 'email' ? 'sm:col-span-2' : ''}>
                    <TextField
                      {...field(name)}
                      type={TYPES[name] ?? 'text'}
                      inputMode={name === 'employeeCount' ? 'numeric' : undefined}
                      label={t(`profile.field.${name}`)}
                      hint={name === 'email' ? t('profile.emailHint') : undefined}
                      optional={name !== 'email'}
                      required={name === 'email'}
                      autoComplete={autoComplete}
                      defaultValue={values[name]}
                    />
                  </div>
                ))}
              {legend === 'person' ? (
                <div className="sm:col-span-2">
                  <PasswordField
                    {...field('currentPassword')}
                    label={t('profile.passwordForEmail')}
                    hint={t('profile.passwordForEmailHint')}
                    autoComplete="current-password"
                  />
                </div>
              ) : null}
            </fieldset>
          ))}
          <div className="flex flex-wrap items-center gap-4">
            <SubmitButton intent="profile" busy={t('profile.saving')}>
              {t('profile.save')}
            </SubmitButton>
          </div>
          {answer?.kind === 'saved' ? (
            <Notice kind="success">
              {answer.unconfirmedEmail === null
                ? t('profile.saved')
                : t('profile.confirmEmail', { email: answer.unconfirmedEmail })}
            </Notice>
          ) : null}
        </>
      )}
    </PostedForm>
  );
}
