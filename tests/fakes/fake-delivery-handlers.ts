import type { RequestHandler } from 'msw';
import type { TakenBy } from '#contract/define-call.ts';
import { deliveryCalls } from '#contract/delivery.ts';
import { sharedToWire } from '#contract/document/sharing-calls.ts';
import type { DeliveryReference } from '#core/delivery/delivery.ts';
import { answering } from './answering.ts';
import { createFakeDeliveryGateway } from './fake-delivery-gateway.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { answerOf, dataAnswerOf, pdfAnswerOf, pictureAnswerOf } from './fake-wire.ts';

/** Returns handlers for the calls with which buyers read the documents of their orders. */
export function fakeDeliveryHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const deliveries = createFakeDeliveryGateway(fake);
  return [
    answering(origin, deliveryCalls.read, async (sent) =>
      dataAnswerOf(
        (await deliveries.read(referenceIn(sent))).map(({ document, ...delivery }) => ({
          ...delivery,
          document: document && sharedToWire(document),
        })),
      ),
    ),
    answering(origin, deliveryCalls.readPdf, async (sent) => pdfAnswerOf(await deliveries.readPdf(referenceIn(sent)))),
    answering(origin, deliveryCalls.readLogo, async (sent) =>
      pictureAnswerOf(await deliveries.readLogo(referenceIn(sent))),
    ),
    answering(origin, deliveryCalls.renewLink, async ({ key }) =>
      answerOf((await deliveries.renewLink(key)).map(() => ({ status: 'success' }))),
    ),
    answering(origin, deliveryCalls.chooseCompensation, async (choice) =>
      dataAnswerOf(await deliveries.chooseCompensation(choice)),
    ),
  ].flat();
}

function referenceIn({ key, custom_data = '', delivery = '' }: TakenBy<typeof deliveryCalls.read>): DeliveryReference {
  return key === undefined ? { by: 'order', customData: custom_data, deliveryId: delivery } : { by: 'link', key };
}
