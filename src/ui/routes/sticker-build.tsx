import { data } from 'react-router';
import { fullName } from '#core/vehicle/vehicle.ts';
import { containerContext } from '../app/contexts/container-context.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { Page } from '../components/page.tsx';
import { VinText } from '../components/vin-text.tsx';
import { BuildForm } from '../features/sticker/build-form.tsx';
import { BuildProblem } from '../features/sticker/build-problem.tsx';
import { BuildSuggestions } from '../features/sticker/build-suggestions.tsx';
import { confirmBuild } from '../features/sticker/confirm-build.ts';
import { loadBuild } from '../features/sticker/load-build.ts';
import { TourOffer } from '../features/sticker/tour-offer.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/sticker-build.ts';

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadBuild(args, await args.context.get(containerContext).open());
  return data(loaded, { status: loaded.kind === 'failed' ? 502 : 200 });
}

const answer = async ({ request, context }: Route.ActionArgs) =>
  confirmBuild(request, await context.get(containerContext).open());

export { answer as action, answer as clientAction };

/** Renders the vehicle build selector: the build, the resulting sticker, and the confirmation. */
export default function StickerBuild({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts('build');
  const title = t('build.chooseTitle');
  if (loaderData.kind === 'failed') {
    return (
      <Page title={title} width="narrow" isPrivate>
        <BuildProblem error={loaderData.error} />
        <ButtonLink as="p" to="/members/stickers/new" variant="quiet">
          {t('build.startAnew')}
        </ButtonLink>
      </Page>
    );
  }
  const { draft, suggestions, idempotencyKey, payment } = loaderData;
  const { vehicle } = draft;
  return (
    <Page
      title={fullName(vehicle)}
      headTitle={`${title}: ${fullName(vehicle)}`}
      lead={vehicle.vin === '' ? t('build.chooseLead') : <VinText vin={vehicle.vin} />}
      isPrivate
    >
      <TourOffer />
      {actionData ? <BuildProblem error={actionData.error} /> : null}
      <BuildSuggestions draft={draft} suggestions={suggestions} />
      <BuildForm
        key={idempotencyKey}
        draft={draft}
        suggestions={suggestions}
        choices={actionData?.choices ?? loaderData.choices}
        idempotencyKey={idempotencyKey}
        payment={payment}
      />
    </Page>
  );
}
