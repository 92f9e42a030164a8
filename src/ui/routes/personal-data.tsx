import { loaded, signedIn } from '../app/answers/loaded.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { Card } from '../components/card.tsx';
import { DateText } from '../components/date-text.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { PersonalDataRecords } from '../features/privacy/personal-data-records.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/personal-data.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const privacy = await resolveService(context, 'privacy');
  return loaded(signedIn(await privacy.exportPersonalData({ signal: request.signal }), url.pathname));
}

export default function PersonalData({ loaderData: { value: exported, error } }: Route.ComponentProps) {
  const { t, has } = useTexts('privacy');
  return (
    <Page title={t('privacy.data')} lead={t('privacy.dataLead')} isPrivate>
      {exported === null ? (
        <ErrorState error={error} />
      ) : (
        <>
          <p>
            {t('privacy.gathered')} <DateText at={exported.exportedAt} /> ·{' '}
            <TextLink to="/members/privacy/data.json" prefetch="none" reloadDocument>
              {t('privacy.download')}
            </TextLink>
          </p>
          {Object.entries(exported.sections).map(([name, records]) => {
            const key = `privacy.section.${name}`;
            return (
              <Card key={name} title={has('privacy', key) ? t(key) : name}>
                <PersonalDataRecords records={records} />
              </Card>
            );
          })}
        </>
      )}
    </Page>
  );
}
