import { lazy, Suspense } from 'react';
import { loadedPage } from '../app/answers/loaded.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { AsServed } from '../components/as-served.tsx';
import { PageHead } from '../components/page-head.tsx';
import { NoSample } from '../features/sample/no-sample.tsx';
import { SampleBanner } from '../features/sample/sample-banner.tsx';
import { SampleFooter } from '../features/sample/sample-footer.tsx';
import { SheetPlaceholder } from '../features/sample/sheet-placeholder.tsx';
import { StickerSheet } from '../features/sticker/sticker-sheet.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/sample-sticker.ts';

export { sharedPageHeaders as headers } from '../app/answers/shared-page-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const stickers = await resolveService(context, 'stickers');
  const read = await stickers.readSample({ signal: request.signal });
  return loadedPage(read.map(({ content }) => content));
}

const FetchedSheet = lazy(async () => ({
  default: (await import('../features/sticker/sticker-sheet.tsx')).StickerSheet,
}));

export default function SampleSticker({ loaderData: { value: content, error } }: Route.ComponentProps) {
  const { t } = useTexts('sample');
  if (content === null) return <NoSample error={error} />;
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 py-8 *:min-w-0 sm:py-12">
      <PageHead title={t('sample.title.sticker')} description={t('sample.description.sticker')} />
      <SampleBanner kind="sticker" title={t('sample.title.sticker')} heading="h1" />
      <AsServed
        id="sample-sticker"
        served={import.meta.env.SSR ? <StickerSheet content={content} /> : null}
        fetched={
          <Suspense fallback={<SheetPlaceholder />}>
            <FetchedSheet content={content} />
          </Suspense>
        }
      />
      <SampleFooter kind="sticker" />
    </div>
  );
}
