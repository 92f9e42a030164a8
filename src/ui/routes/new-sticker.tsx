import { CLASSIC_VIN_MAX_LENGTH } from '#core/vehicle/vin.ts';
import { containerContext } from '../app/contexts/container-context.ts';
import { Card } from '../components/card.tsx';
import { Page } from '../components/page.tsx';
import { BuildProblem, OtherWay } from '../features/sticker/build-problem.tsx';
import { ClassicForm } from '../features/sticker/classic-form.tsx';
import { loadStickerNames, pickedName } from '../features/sticker/load-sticker-names.ts';
import { NamePicker } from '../features/sticker/name-picker.tsx';
import { OpenBuild } from '../features/sticker/open-build.tsx';
import { startBuild } from '../features/sticker/start-build.ts';
import { WAYS, WayTabs } from '../features/sticker/way-tabs.tsx';
import { isVinError, vinErrorText } from '../features/vehicle/vin-error-text.ts';
import { VinForm } from '../features/vehicle/vin-form.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/new-sticker.ts';

/** Returns the fields from a link. The loader also makes the members' check run when a link is followed. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const vin = searchParams.get('vin') ?? '';
  const picked = pickedName(searchParams);
  const isNamed = picked.year !== '' || picked.make !== '';
  const way = WAYS.find((one) => one === searchParams.get('by')) ?? (isNamed ? 'name' : 'vin');
  const names =
    way === 'name' ? await loadStickerNames(await context.get(containerContext).open(), picked, request.signal) : null;
  return { way, vin, picked, names };
}

const answer = async ({ request, context }: Route.ActionArgs) =>
  startBuild(request, await context.get(containerContext).open());

export { answer as action, answer as clientAction };

export default function NewSticker({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts('build', 'vin');
  const { way, names } = loaderData;
  const { subject, trim, error = null } = actionData ?? {};
  const vin = subject?.way === 'vin' ? subject.vin : loaderData.vin;
  const picked = subject?.way === 'name' ? { ...subject, trim: trim ?? '' } : loaderData.picked;
  const vinError = error && isVinError(error) ? vinErrorText(t, error) : undefined;
  const missing = error?.code === 'vehicle-name-incomplete' ? error.missing : [];
  return (
    <Page title={t('build.newTitle')} lead={t('build.newLead')} width="narrow" isPrivate>
      <WayTabs way={way} />
      {error?.code === 'wrong-vin' ? (
        <p>
          <OtherWay />
        </p>
      ) : null}
      {error && missing.length === 0 && !isVinError(error) ? <BuildProblem error={error} /> : null}
      <Card>
        <p className="text-muted">{t(`build.lead-${way}`)}</p>
        {way === 'name' && names ? (
          <NamePicker
            key={new URLSearchParams({ ...picked }).toString()}
            picked={picked}
            lists={names}
            missing={missing}
          />
        ) : null}
        {way === 'vin' ? (
          <VinForm
            key={vin}
            action="/members/stickers/new"
            submit={t('build.generate')}
            busy={t('build.generating')}
            defaultVin={vin}
            error={vinError}
          />
        ) : null}
        {way === 'classic' ? (
          <ClassicForm defaultVin={vin.length <= CLASSIC_VIN_MAX_LENGTH ? vin : ''} error={vinError} />
        ) : null}
      </Card>
      {/* Below the form, because it loads late and must not move a button that is about to be pressed. */}
      <OpenBuild />
    </Page>
  );
}
