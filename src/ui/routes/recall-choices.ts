import { containerContext } from '../app/contexts/container-context.ts';
import { loadRecallChoices, pickedVehicle } from '../features/recall/load-recall-choices.ts';
import type { Route } from './+types/recall-choices.ts';

/** The lists of the recall check, for who picks from them with scripts. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  return loadRecallChoices(await context.get(containerContext).open(), pickedVehicle(searchParams), request.signal);
}
