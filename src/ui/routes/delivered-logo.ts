import { pictureAnswer } from '../app/answers/picture-answer.ts';
import { readDelivered } from '../features/delivery/read-delivered.ts';
import type { Route } from './+types/delivered-logo.ts';

/** Returns the dealer's logo on a document of an order that was placed in this browser, or of a private link. */
export const loader = async (args: Route.LoaderArgs): Promise<Response> =>
  pictureAnswer(await readDelivered(args, (deliveries, ...of) => deliveries.readLogo(...of)));
