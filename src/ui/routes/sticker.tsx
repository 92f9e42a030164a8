import { data, Link, redirect } from 'react-router';
import { fullName } from '../../core/vehicle/vehicle.ts';
import { buttonClass } from '../components/button-class.ts';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { needed } from '../container-context.ts';
import { StickerSheet } from '../features/sticker/sticker-sheet.tsx';
import { useCallErrorText } from '../hooks/use-call-error-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { loginPath } from '../local-path.ts';
import type { Route } from './+types/sticker.ts';

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const openSticker = await needed(context, 'openSticker');
  const opened = await openSticker(id, { signal: request.signal });
  return opened.match(
    (sticker) => data({ sticker, error: null }),
    (error) => {
      if (error.code === 'signed-out') throw redirect(loginPath(`/members/stickers/${id}`));
      return data({ sticker: null, error }, { status: error.code === 'not-found' ? 404 : 502 });
    },
  );
}

export default function StickerPage({ loaderData: { sticker, error } }: Route.ComponentProps) {
  const { t } = useTexts('sticker');
  const callErrorText = useCallErrorText();
  if (sticker === null) {
    return (
      <Page title={t('sticker.sheet')} width="narrow">
        <title>{t('sticker.sheet')}</title>
        <Notice kind="danger">{callErrorText(error)}</Notice>
      </Page>
    );
  }
  return (
    <Page title={t('sticker.sheet')}>
      <title>{`${t('sticker.sheet')}: ${fullName(sticker.content.vehicle)}`}</title>
      <div className="screen-only flex flex-wrap gap-3">
        <a href={`/members/stickers/${sticker.id}/pdf`} className={buttonClass('primary')} download>
          {t('sticker.pdf')}
        </a>
        <Link to="/members/stickers/new" className={buttonClass('quiet')}>
          {t('sticker.another')}
        </Link>
      </div>
      <StickerSheet content={sticker.content} />
    </Page>
  );
}
