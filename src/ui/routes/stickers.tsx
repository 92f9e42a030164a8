import { ok } from 'neverthrow';
import { STICKERS_ON_A_PAGE } from '#core/sticker/sticker-page.ts';
import { loaded, signedIn } from '../app/answers/loaded.ts';
import { pageIn } from '../app/answers/page-in.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { Page } from '../components/page.tsx';
import { DocumentList } from '../features/membership/document-list.tsx';
import { StickerList, StickerSearchForm } from '../features/sticker/sticker-list.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/stickers.ts';

/** The characters allowed in a VIN. The list isn't queried for any other text. */
const PART_OF_A_VIN = /^[A-Z0-9 -]{0,17}$/i;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const vin = (searchParams.get('vin') ?? '').trim();
  const page = pageIn(searchParams);
  if (!PART_OF_A_VIN.test(vin)) return { vin, ...loaded(ok({ stickers: [], page, total: 0 })) };
  const stickers = await resolveService(context, 'stickers');
  return { vin, ...loaded(signedIn(await stickers.list({ vin, page }, { signal: request.signal }), url)) };
}

export default function Stickers({ loaderData: { vin, value: list, error } }: Route.ComponentProps) {
  const { t } = useTexts('stickers');
  return (
    <Page title={t('stickers.title')} lead={t('stickers.lead')} isPrivate>
      <ButtonLink as="p" to="/members/stickers/new">
        {t('stickers.new')}
      </ButtonLink>
      {vin !== '' || (list && list.total > 0) ? <StickerSearchForm key={vin} vin={vin} /> : null}
      <DocumentList
        kind="stickers"
        found={list}
        error={error}
        perPage={STICKERS_ON_A_PAGE}
        noMatch={vin === '' ? null : t('stickers.none', { vin })}
      >
        <StickerList stickers={list?.stickers ?? []} />
      </DocumentList>
    </Page>
  );
}
