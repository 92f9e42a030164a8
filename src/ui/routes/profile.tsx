import { Form, redirect } from 'react-router';
import { profileDetails } from '#core/account/user-profile.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { OwnPicturePicker } from '../app/page/own-picture-picker.tsx';
import { loginPath } from '../app/paths/local-path.ts';
import { Button } from '../components/button.tsx';
import { CallErrorNotice } from '../components/call-error-notice.tsx';
import { Card } from '../components/card.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { changeOwnPassword } from '../features/account/change-own-password.ts';
import { loadMember } from '../features/account/load-member.ts';
import { ChangePasswordForm } from '../features/account/password-forms.tsx';
import { ProfileForm } from '../features/account/profile-form.tsx';
import { saveProfile } from '../features/account/save-profile.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/profile.ts';

const PROFILE_PATH = '/members/profile';

export const loader = async (args: Route.LoaderArgs) =>
  (await loadMember(args)).match(
    ({ user }) => {
      const { employeeCount, taxId, ...details } = profileDetails(user);
      const known = { ...details, taxId: taxId ?? '', employeeCount: employeeCount === 0 ? '' : String(employeeCount) };
      const { search } = new URL(user.profileImage, args.url);
      const picture = user.profileImage === '' ? null : `${PROFILE_PATH}/picture${search}`;
      return { known, isDealer: user.kind === 'dealer', picture, error: null };
    },
    (error) => ({ known: null, isDealer: false, picture: null, error }),
  );

async function answerTo(args: Route.ActionArgs) {
  const { request, context } = args;
  const form = await request.formData();
  switch (form.get('intent')) {
    case 'password':
      return { intent: 'password', answer: await changeOwnPassword(form, args) } as const;
    case 'everywhere': {
      const logOutEverywhere = await resolveService(context, 'logOutEverywhere');
      const out = await logOutEverywhere({ signal: request.signal });
      if (out.isErr() && out.error.code !== 'signed-out') return { intent: 'everywhere', error: out.error } as const;
      throw redirect(loginPath(PROFILE_PATH));
    }
    default:
      return { intent: 'profile', answer: await saveProfile(form, args) } as const;
  }
}

export { answerTo as action, answerTo as clientAction };

export default function Profile({ loaderData: { known, isDealer, picture, error }, actionData }: Route.ComponentProps) {
  const { t } = useTexts('profile');
  const hydrated = useHydrated();
  return (
    <Page title={t('profile.title')} lead={t('profile.lead')} isPrivate>
      {known === null ? (
        <ErrorState error={error} />
      ) : (
        <>
          <Card title={t('profile.picture')}>
            <div className="flex min-h-40 flex-wrap items-start gap-6">
              {picture === null ? (
                <p className="text-muted">{t('profile.noPicture')}</p>
              ) : (
                <img
                  src={picture}
                  alt={t('profile.pictureAlt')}
                  width={160}
                  height={160}
                  className="size-40 rounded-(--radius-card) border border-line object-cover"
                />
              )}
              {hydrated ? (
                <OwnPicturePicker
                  useCase="saveProfileImage"
                  label={t('profile.newPicture')}
                  saved={t('profile.pictureSaved')}
                />
              ) : (
                <p className="hidden text-muted noscript:block">{t('profile.pictureNeedsScripts')}</p>
              )}
            </div>
          </Card>
          <Card title={t('profile.details')}>
            <ProfileForm
              known={known}
              isDealer={isDealer}
              answer={actionData?.intent === 'profile' ? actionData.answer : undefined}
            />
          </Card>
          <Card title={t('profile.password')}>
            <p>{t('profile.passwordLead')}</p>
            <ChangePasswordForm
              email={known.email}
              answer={actionData?.intent === 'password' ? actionData.answer : undefined}
            />
          </Card>
          <Card title={t('profile.everywhere')}>
            <p>{t('profile.everywhereLead')}</p>
            {actionData?.intent === 'everywhere' ? <CallErrorNotice error={actionData.error} /> : null}
            <Form method="post">
              <input type="hidden" name="intent" value="everywhere" />
              <Button type="submit" variant="quiet">
                {t('profile.signOutEverywhere')}
              </Button>
            </Form>
          </Card>
          <TextLink as="p" to="/members/privacy">
            {t('profile.toPrivacy')}
          </TextLink>
        </>
      )}
    </Page>
  );
}
