import { fullName } from '#core/vehicle/vehicle.ts';
import { loadedPage, signedIn } from '../app/answers/loaded.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { letterheadOf } from '../app/page/letterhead-of.ts';
import { buttonClass } from '../components/button-class.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { CallErrorNotice } from '../components/call-error-notice.tsx';
import { FeedbackSlot } from '../components/feedback-slot.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PrintButton } from '../components/print-button.tsx';
import { TextLink } from '../components/text-link.tsx';
import { answerSharing } from '../features/sharing/share-answer.ts';
import { SharePanel } from '../features/sharing/share-panel.tsx';
import { RegenerateForm } from '../features/sticker/regenerate-form.tsx';
import { StickerSheet } from '../features/sticker/sticker-sheet.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/sticker.ts';

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const stickers = await resolveService(context, 'stickers');
  return loadedPage(signedIn(await stickers.read(id, { signal: request.signal }), `/members/stickers/${id}`));
}

async function answer(args: Route.ActionArgs) {
  const intent = (await args.request.formData()).get('intent') === 'unshare' ? 'unshare' : 'share';
  return answerSharing(args, intent);
}

export { answer as action, answer as clientAction };

export default function StickerPage({ loaderData: { value: sticker, error }, actionData }: Route.ComponentProps) {
  const { t } = useTexts('sticker', 'stickers');
  if (sticker === null) {
    return (
      <Page title={t('sticker.sheet')} width="narrow" isPrivate>
        <CallErrorNotice error={error} />
        <TextLink as="p" to="/members/stickers">
          {t('stickers.all')}
        </TextLink>
      </Page>
    );
  }
  const { vehicle } = sticker.content;
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 py-8 sm:py-12 print:max-w-none print:p-0">
      <PageHead title={`${t('sticker.sheet')}: ${fullName(vehicle)}`} isPrivate />
      <h1 className="screen-only">{t('sticker.sheet')}</h1>
      <div className="screen-only flex flex-wrap gap-3">
        <a href={`/members/stickers/${sticker.id}/pdf`} className={buttonClass('primary')} download>
          {t('sticker.pdf')}
        </a>
        <PrintButton>{t('stickers.print')}</PrintButton>
        <ButtonLink to="/members/stickers/new" variant="quiet">
          {t('sticker.another')}
        </ButtonLink>
        <ButtonLink to="/members/stickers" variant="bare">
          {t('stickers.all')}
        </ButtonLink>
      </div>
      <StickerSheet content={sticker.content} letterhead={letterheadOf(sticker, `/members/stickers/${sticker.id}`)} />
      {/* Feedback is stored by VIN. */}
      {vehicle.vin === '' ? null : <FeedbackSlot document="sticker" vin={vehicle.vin} />}
      <div className="screen-only grid gap-8 md:grid-cols-2">
        <SharePanel answer={actionData ?? null} />
        <RegenerateForm content={sticker.content} />
      </div>
    </div>
  );
}
