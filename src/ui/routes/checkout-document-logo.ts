import { pictureAnswer } from '../app/answers/picture-answer.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { ofStoredOrder } from '../features/delivery/of-stored-order.ts';
import type { Route } from './+types/checkout-document-logo.ts';

/** Returns the dealer's logo on a document of an order that was placed in this browser. */
export async function loader({ context, params: { id }, request }: Route.LoaderArgs): Promise<Response> {
  const deliveries = await resolveService(context, 'deliveries');
  const { signal } = request;
  return pictureAnswer(await ofStoredOrder(request, id, (reference) => deliveries.readLogo(reference, { signal })));
}
