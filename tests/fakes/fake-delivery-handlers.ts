import { http, type RequestHandler } from 'msw';
import { deliveryCalls } from '#contract/delivery.ts';
import { sharedToWire } from '#contract/document/sharing-calls.ts';
import type { DeliveryReference } from '#core/delivery/delivery.ts';
import { createFakeDeliveryGateway } from './fake-delivery-gateway.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { answerOf, dataAnswerOf, pdfAnswerOf, pictureAnswerOf, queryOf, sentIn } from './fake-wire.ts';

/** Returns handlers for the calls with which buyers read the documents of their orders. */
export function fakeDeliveryHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const deliveries = createFakeDeliveryGateway(fake);
  return [
    http.get(`${origin}${deliveryCalls.read.path}`, async ({ request }) => {
      const read = await deliveries.read(referenceIn(request));
      return dataAnswerOf(
        read.map(({ document, ...delivery }) => ({ ...delivery, document: document && sharedToWire(document) })),
      );
    }),
    http.get(`${origin}${deliveryCalls.readPdf.path}`, async ({ request }) =>
      pdfAnswerOf(await deliveries.readPdf(referenceIn(request))),
    ),
    http.get(`${origin}${deliveryCalls.readLogo.path}`, async ({ request }) =>
      pictureAnswerOf(await deliveries.readLogo(referenceIn(request))),
    ),
    http.post(`${origin}${deliveryCalls.renewLink.path}`, async ({ request }) => {
      const sent = await sentIn(request, deliveryCalls.renewLink);
      const renewed = await sent.asyncAndThen(({ key }) => deliveries.renewLink(key));
      return answerOf(renewed.map(() => ({ status: 'success' })));
    }),
    http.post(`${origin}${deliveryCalls.chooseCompensation.path}`, async ({ request }) => {
      const sent = await sentIn(request, deliveryCalls.chooseCompensation);
      return dataAnswerOf(await sent.asyncAndThen((choice) => deliveries.chooseCompensation(choice)));
    }),
  ];
}

function referenceIn(request: Request): DeliveryReference {
  const key = queryOf(request, 'key');
  if (key !== '') return { by: 'link', key };
  return { by: 'order', customData: queryOf(request, 'custom_data'), deliveryId: queryOf(request, 'delivery') };
}
