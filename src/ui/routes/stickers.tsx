import { ok } from 'neverthrow';
import { useNavigation, useRevalidator } from 'react-router';
import { STICKERS_ON_A_PAGE } from '#core/sticker/sticker-page.ts';
import { loaded, signedIn } from '../app/answers/loaded.ts';
import { pageIn } from '../app/answers/page-in.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { LoadingRegion } from '../components/loading-region.tsx';
import { Page } from '../components/page.tsx';
import { Pagination } from '../components/pagination.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { TextLink } from '../components/text-link.tsx';
import { StickerList } from '../features/sticker/sticker-list.tsx';
import { StickerSearchForm } from '../features/sticker/sticker-search-form.tsx';
import { useCallErrorText } from '../hooks/use-call-error-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/stickers.ts';

/** The characters allowed in a VIN. The list isn't queried for any other text. */
const PART_OF_A_VIN = /^[A-Z0-9 -]{0,17}$/i;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const vin = (searchParams.get('vin') ?? '').trim();
  const page = pageIn(searchParams);
  if (!PART_OF_A_VIN.test(vin)) return { vin, ...loaded(ok({ stickers: [], page, total: 0 })) };
  const listStickers = await resolveService(context, 'listStickers');
  return { vin, ...loaded(signedIn(await listStickers({ vin, page }, { signal: request.signal }), url)) };
}

export default function Stickers({ loaderData: { vin, value: list, error } }: Route.ComponentProps) {
  const { t } = useTexts('stickers');
  const callErrorText = useCallErrorText();
  const { revalidate } = useRevalidator();
  const loading = useNavigation().location?.pathname === '/members/stickers';
  return (
    <Page title={t('stickers.title')} lead={t('stickers.lead')} isPrivate>
      <ButtonLink as="p" to="/members/stickers/new">
        {t('stickers.new')}
      </ButtonLink>
      {vin !== '' || (list && list.total > 0) ? <StickerSearchForm key={vin} vin={vin} /> : null}
      {loading ? (
        <LoadingRegion>
          <Skeleton shape="box" />
          <Skeleton shape="box" />
        </LoadingRegion>
      ) : list === null ? (
        <ErrorState title={t('stickers.failedTitle')} onRetry={() => void revalidate()}>
          {callErrorText(error)}
        </ErrorState>
      ) : list.total > 0 ? (
        <>
          <p role="status" className="text-muted">
            {t('stickers.count', { count: list.total })}
          </p>
          <StickerList stickers={list.stickers} />
          <Pagination page={list.page} pages={Math.ceil(list.total / STICKERS_ON_A_PAGE)} />
        </>
      ) : vin === '' ? (
        <EmptyState title={t('stickers.emptyTitle')}>{t('stickers.empty')}</EmptyState>
      ) : (
        <EmptyState
          title={t('stickers.noneTitle')}
          action={<TextLink to="/members/stickers">{t('stickers.showAll')}</TextLink>}
        >
          {t('stickers.none', { vin })}
        </EmptyState>
      )}
    </Page>
  );
}
