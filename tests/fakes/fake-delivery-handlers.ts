import { http, type RequestHandler } from 'msw';
import { okAsync } from 'neverthrow';
import { sharedToWire } from '#contract/document/sharing-calls.ts';
import type { DeliveryReference } from '#core/delivery/delivery.ts';
import { createFakeDeliveryGateway } from './fake-delivery-gateway.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { answerOf, dataAnswerOf, pdfAnswerOf, pictureAnswerOf, plainFormOf, queryOf, wireError } from './fake-wire.ts';

/** Answers the calls by which buyers read the documents of their orders. */
export function fakeDeliveryHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const deliveries = createFakeDeliveryGateway(fake);
  return [
    http.get(`${origin}/landing/document`, async ({ request }) => {
      const read = await deliveries.read(referenceIn(request));
      return dataAnswerOf(
        read.map(({ document, ...delivery }) => ({ ...delivery, document: document && sharedToWire(document) })),
      );
    }),
    http.get(`${origin}/landing/document-pdf`, async ({ request }) =>
      pdfAnswerOf(await deliveries.readPdf(referenceIn(request))),
    ),
    http.get(`${origin}/landing/document-logo`, async ({ request }) =>
      pictureAnswerOf(await deliveries.readLogo(referenceIn(request))),
    ),
    http.post(`${origin}/landing/document-link`, async ({ request }) => {
      const { key = '' } = await plainFormOf(request);
      return answerOf(await deliveries.renewLink(key).andThen(() => okAsync({ status: 'success' })));
    }),
    http.post(`${origin}/landing/delivery-choice`, async ({ request }) => {
      const { words = '', choice } = await plainFormOf(request);
      return choice === 'refund' || choice === 'credit'
        ? dataAnswerOf(await deliveries.chooseCompensation({ words, choice }))
        : wireError({ code: 'refused', message: 'choice', fields: {} });
    }),
  ];
}

function referenceIn(request: Request): DeliveryReference {
  const key = queryOf(request, 'key');
  if (key !== '') return { by: 'link', key };
  return { by: 'order', customData: queryOf(request, 'custom_data'), deliveryId: queryOf(request, 'delivery') };
}
