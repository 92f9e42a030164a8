import { useTranslation } from 'react-i18next';
import { type RouterContextProvider, redirect } from 'react-router';
import { preselectedChoices } from '../../core/sticker/sticker-choices.ts';
import { fullName } from '../../core/vehicle/vehicle.ts';
import { Card } from '../components/card.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { VinText } from '../components/vin-text.tsx';
import { containerContext } from '../container-context.ts';
import { loginPath } from '../features/account/local-path.ts';
import { BuildForm } from '../features/sticker/build-form.tsx';
import { choicesFromForm } from '../features/sticker/choices-from-form.ts';
import { useStickerErrorText } from '../features/sticker/use-sticker-error-text.ts';
import { isVinError, vinErrorText } from '../features/vehicle/vin-error-text.ts';
import { VinForm } from '../features/vehicle/vin-form.tsx';
import type { Route } from './+types/new-sticker.ts';

/** The VIN a link has brought along. The loader also lets the members' check run when a link is followed. */
export function loader({ request }: Route.LoaderArgs) {
  return { vin: new URL(request.url).searchParams.get('vin') ?? '' };
}

async function generateOrConfirm(request: Request, context: Readonly<RouterContextProvider>) {
  const container = context.get(containerContext);
  const form = await request.formData();
  const vin = String(form.get('vin') ?? '');
  const confirms = form.get('intent') === 'confirm';
  const options = { signal: request.signal };
  const generated = await container.get('generateSticker')({ vin, regenerate: confirms }, options);
  if (generated.isErr()) {
    if (generated.error.code === 'signed-out') throw redirect(loginPath(`/members/stickers/new?vin=${vin}`));
    return { vin, draft: null, error: generated.error };
  }
  if (generated.value.kind === 'kept') throw redirect(`/members/stickers/${generated.value.sticker.id}`);
  const { draft } = generated.value;
  if (!confirms) {
    const choices = preselectedChoices(draft, form.get('trim')?.toString());
    return { vin, draft, choices, wish: container.get('world').ids.next(), error: null };
  }
  const wish = String(form.get('wish') ?? '') || container.get('world').ids.next();
  const choices = choicesFromForm(draft, form);
  const confirmed = await container.get('confirmSticker')({ draft, choices }, { ...options, wish });
  if (confirmed.isErr()) return { vin, draft, choices, wish, error: confirmed.error };
  throw redirect(`/members/stickers/${confirmed.value.id}`);
}

export const action = ({ request, context }: Route.ActionArgs) => generateOrConfirm(request, context);
export const clientAction = ({ request, context }: Route.ClientActionArgs) => generateOrConfirm(request, context);

export default function NewSticker({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
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
