import { containerContext } from '../app/contexts/container-context.ts';
import { loadStickerNames, pickedName } from '../features/sticker/load-sticker-names.ts';
import type { Route } from './+types/sticker-names.ts';

/** Returns the lists of vehicle names, for selection with scripts. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  return loadStickerNames(await context.get(containerContext).open(), pickedName(searchParams), request.signal);
}
