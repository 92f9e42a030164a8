import { containerContext } from '../app/contexts/container-context.ts';
import { loadRecallChoices, pickedVehicle } from '../features/recall/load-recall-choices.ts';
import type { Route } from './+types/recall-choices.ts';

/** Returns the lists of the recall check, for selection with scripts. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  return loadRecallChoices(await context.get(containerContext).open(), pickedVehicle(searchParams), request.signal);
}
