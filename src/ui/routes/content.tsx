import { data } from 'react-router';
import { Page } from '../components/page.tsx';
import { VinForm } from '../features/vehicle/vin-form.tsx';
import { useTexts } from '../i18n/use-texts.ts';

export const loader = () => data(null, { status: 404 });

export default function Content() {
  const { t } = useTexts('error', 'vin');
  return (
    <Page title={t('error.notFoundTitle')} lead={t('error.notFoundLead')} width="narrow">
      <title>{t('error.notFoundTitle')}</title>
      <VinForm action="/?index" submit={t('vin.search')} busy={t('vin.search')} />
    </Page>
  );
}
