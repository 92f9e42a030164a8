import { lazy } from 'react';
import { loadedPage } from '../app/answers/loaded.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { NoSample, SamplePage } from '../features/sample/sample-page.tsx';
import { StickerSheet } from '../features/sticker/sticker-sheet.tsx';
import type { Route } from './+types/sample-sticker.ts';

export { sharedPageHeaders as headers } from '../app/answers/page-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const stickers = await resolveService(context, 'stickers');
  const read = await stickers.readSample({ signal: request.signal });
  return loadedPage(read.map(({ content }) => content));
}

const FetchedSheet = lazy(async () => ({
  default: (await import('../features/sticker/sticker-sheet.tsx')).StickerSheet,
}));

export default function SampleSticker({ loaderData: { value: content, error } }: Route.ComponentProps) {
  if (content === null) return <NoSample error={error} />;
  return (
    <SamplePage
      kind="sticker"
      served={import.meta.env.SSR ? <StickerSheet content={content} /> : null}
      fetched={<FetchedSheet content={content} />}
    />
  );
}
