import { lazy, Suspense } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { containerContext } from '../app/contexts/container-context.ts';
import { Button } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { VinField } from '../components/vin-field.tsx';
import { loadRecallCheck } from '../features/recall/load-recall-check.ts';
import { RecallResult as ServedResult } from '../features/recall/recall-result.tsx';
import { RecalledVehicleForm } from '../features/recall/recalled-vehicle-form.tsx';
import { useRecallErrorText } from '../features/recall/use-recall-error-text.ts';
import { RecallList as ServedList } from '../features/report/recall-list.tsx';
import { isVinError, vinErrorText } from '../features/vehicle/vin-error-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/recall-check.ts';

export { sharedPageHeaders as headers } from '../app/answers/page-headers.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const check = await loadRecallCheck(await context.get(containerContext).open(), searchParams, request.signal);
  const error = check.checked?.error;
  return data(check, { status: error ? (isVinError(error) ? 422 : 502) : 200 });
}

// Without a query, the result component isn't needed.
const RecallResult = import.meta.env.SSR
  ? ServedResult
  : lazy(async () => ({ default: (await import('../features/recall/recall-result.tsx')).RecallResult }));
const RecallList = import.meta.env.SSR
  ? ServedList
  : lazy(async () => ({ default: (await import('../features/report/recall-list.tsx')).RecallList }));

export default function RecallCheck({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts('recall', 'vin');
  const errorText = useRecallErrorText();
  const { vin, picked, choices, checked, asked } = loaderData;
  const error = checked?.error ?? null;
  const submitting = useNavigation().location?.search.startsWith('?vin=');
  const title = checked?.check ? `${t('recall.pageTitle')}: ${checked.vehicle}` : t('recall.pageTitle');
  return (
    <Page
      title={t('recall.pageTitle')}
      headTitle={title}
      lead={t('recall.pageLead')}
      description={t('recall.pageDescription')}
      isPrivate={vin !== null}
    >
      {checked?.check ? (
        <Suspense>
          <RecallResult key={title} vin={vin} picked={picked} vehicle={checked.vehicle} check={checked.check}>
            <RecallList recalls={checked.check.recalls} />
          </RecallResult>
        </Suspense>
      ) : null}
      {error && !isVinError(error) ? <Notice kind="danger">{errorText(error)}</Notice> : null}
      {checked?.check ? <h2>{t('recall.again')}</h2> : null}
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
        <Card>
          <h2 className="text-lg">{t('recall.byVin')}</h2>
          <Form method="get" action="/recall-check" className="grid gap-4">
            <VinField
              key={vin}
              name="vin"
              defaultValue={vin ?? ''}
              error={error && isVinError(error) ? vinErrorText(t, error) : undefined}
            />
            <Button type="submit" className="justify-self-start" busy={submitting ? t('recall.checking') : undefined}>
              {t('recall.check')}
            </Button>
          </Form>
        </Card>
        <Card>
          <h2 className="text-lg">{t('recall.byName')}</h2>
          <RecalledVehicleForm key={JSON.stringify(picked)} picked={picked} lists={choices} asked={asked} />
        </Card>
      </div>
    </Page>
  );
}
