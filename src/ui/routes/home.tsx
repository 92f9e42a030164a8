import { Card } from '../components/card.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { checkVin } from '../features/vehicle/check-vin.ts';
import { vinErrorText } from '../features/vehicle/vin-error-text.ts';
import { VinForm } from '../features/vehicle/vin-form.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/home.ts';

export const action = ({ request }: Route.ActionArgs) => checkVin(request);
export const clientAction = ({ request }: Route.ClientActionArgs) => checkVin(request);

export default function Home({ actionData }: Route.ComponentProps) {
  const { t } = useTexts('home', 'vin');
  const promises = [
    ['decodedTitle', 'decoded'],
    ['sourcedTitle', 'sourced'],
    ['classicTitle', 'classic'],
  ] as const;
  return (
    <Page title={t('home.title')} lead={t('home.lead')}>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <Card>
        <VinForm
          action="/?index"
          submit={t('vin.search')}
          busy={t('vin.search')}
          defaultVin={actionData?.vin ?? ''}
          error={actionData && vinErrorText(t, actionData.error)}
        />
      </Card>
      <section className="grid gap-4" aria-labelledby="what">
        <h2 id="what">{t('home.what')}</h2>
        <ul className="grid gap-6 sm:grid-cols-3">
          {promises.map(([title, text]) => (
            <li key={title} className="grid content-start gap-1 border-primary border-t-2 pt-3">
              <h3>{t(`home.${title}`)}</h3>
              <p className="text-muted">{t(`home.${text}`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
