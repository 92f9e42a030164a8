import { useLocation } from 'react-router';
import { resolveService } from '../app/contexts/container-context.ts';
import { loginPath } from '../app/paths/local-path.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { Card } from '../components/card.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { Outcome } from '../components/outcome.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { DealerForm } from '../features/account/dealer-form.tsx';
import { dealerFieldsOf } from '../features/account/dealer-schema.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/dealer-signup.ts';

export {
  registerAsDealer as action,
  registerAsDealer as clientAction,
} from '../features/account/register-as-dealer.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { cookies } = await resolveService(context, 'world');
  if (cookies.get('token') === null) return { kind: 'visitor' } as const;
  const loadAccount = await resolveService(context, 'loadAccount');
  return loadAccount({ signal: request.signal }).match(
    ({ user }) =>
      ({
        kind: 'person',
        email: user.email,
        isDealer: user.kind === 'dealer',
        known: dealerFieldsOf(user),
      }) as const,
    (error) => (error.code === 'signed-out' ? ({ kind: 'visitor' } as const) : ({ kind: 'failed', error } as const)),
  );
}

export default function DealerSignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts('dealer');
  return (
    <Page title={t('dealer.title')} lead={t('dealer.lead')} width="narrow" description={t('dealer.lead')}>
      <Content loaded={loaderData} answer={actionData} />
    </Page>
  );
}

interface ContentProps {
  readonly loaded: Route.ComponentProps['loaderData'];
  readonly answer: Route.ComponentProps['actionData'];
}

function Content({ loaded, answer }: ContentProps) {
  const { t } = useTexts('dealer');
  const { pathname, search } = useLocation();
  if (answer?.kind === 'registered') {
    return (
      <Outcome kind="success" action={<TextLink to="/plans">{t('dealer.plans')}</TextLink>}>
        {t(answer.wasDealer ? 'dealer.updated' : 'dealer.registered')}
      </Outcome>
    );
  }
  if (loaded.kind === 'failed') return <ErrorState error={loaded.error} />;
  if (loaded.kind === 'visitor') {
    const here = `${pathname}${search}`;
    return (
      <Card title={t('dealer.accountFirst')}>
        <p>{t('dealer.accountWhy')}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={`/signup?next=${encodeURIComponent(here)}`}>{t('dealer.signUp')}</ButtonLink>
          <ButtonLink to={loginPath(here)} variant="quiet">
            {t('dealer.signIn')}
          </ButtonLink>
        </p>
      </Card>
    );
  }
  return (
    <>
      {loaded.isDealer ? <p>{t('dealer.already')}</p> : null}
      <Card>
        <DealerForm email={loaded.email} known={loaded.known} isDealer={loaded.isDealer} answer={answer} />
      </Card>
    </>
  );
}
