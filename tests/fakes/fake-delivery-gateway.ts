import { ok } from 'neverthrow';
import type { DeliveryGateway } from '#ports/delivery-gateway.ts';
import { fakeCall } from './fake-call.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { fakePdf } from './fake-pdf.ts';

/** Creates the delivery gateway of a fake origin. */
export function createFakeDeliveryGateway({ deliveries }: Pick<FakeOrigin, 'deliveries'>): DeliveryGateway {
  return {
    read: (reference, options) => fakeCall(options, () => deliveries.read(reference)),
    readPdf: (reference, options) =>
      fakeCall(options, () =>
        deliveries
          .readReady(reference)
          .map((document) => fakePdf(document.kind === 'report' ? document.report : document.sticker)),
      ),
    readLogo: (reference, options) => fakeCall(options, () => deliveries.logo(reference)),
    renewLink: (key, options) => fakeCall(options, () => ok(deliveries.renewLink(key))),
    chooseCompensation: (choice, options) => fakeCall(options, () => deliveries.choose(choice)),
  };
}
