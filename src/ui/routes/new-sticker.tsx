import { fullName } from '../../core/vehicle/vehicle.ts';
import { Card } from '../components/card.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { VinText } from '../components/vin-text.tsx';
import { containerContext } from '../container-context.ts';
import { BuildForm } from '../features/sticker/build-form.tsx';
import { generateOrConfirm } from '../features/sticker/generate-or-confirm.ts';
import { useStickerErrorText } from '../features/sticker/use-sticker-error-text.ts';
import { isVinError, vinErrorText } from '../features/vehicle/vin-error-text.ts';
import { VinForm } from '../features/vehicle/vin-form.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/new-sticker.ts';

/** The VIN a link has brought along. The loader also lets the members' check run when a link is followed. */
export function loader({ request }: Route.LoaderArgs) {
  return { vin: new URL(request.url).searchParams.get('vin') ?? '' };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  generateOrConfirm(request, await context.get(containerContext).open());
export const clientAction = async ({ request, context }: Route.ClientActionArgs) =>
  generateOrConfirm(request, await context.get(containerContext).open());

export default function NewSticker({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts('sticker', 'vin');
  const stickerErrorText = useStickerErrorText();
  const error = actionData?.error ?? null;
  if (actionData?.draft) {
    const { draft, choices, wish } = actionData;
    return (
      <Page title={fullName(draft.vehicle)} lead={<VinText vin={draft.vehicle.vin} />}>
        <title>{t('sticker.chooseTitle')}</title>
        {error && !isVinError(error) ? <Notice kind="danger">{stickerErrorText(error)}</Notice> : null}
        <Card>
          <h2>{t('sticker.chooseTitle')}</h2>
          <BuildForm draft={draft} choices={choices} wish={wish} />
        </Card>
      </Page>
    );
  }
  return (
    <Page title={t('sticker.newTitle')} lead={t('sticker.newLead')} width="narrow">
      <title>{t('sticker.newTitle')}</title>
      {error && !isVinError(error) ? <Notice kind="danger">{stickerErrorText(error)}</Notice> : null}
      <Card>
        <VinForm
          action="/members/stickers/new"
          submit={t('sticker.generate')}
          busy={t('sticker.generating')}
          defaultVin={actionData?.vin ?? loaderData.vin}
          error={error && isVinError(error) ? vinErrorText(t, error) : undefined}
        />
      </Card>
    </Page>
  );
}
