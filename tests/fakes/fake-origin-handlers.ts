import type { RequestHandler } from 'msw';
import { fakeAccountHandlers } from './fake-account-handlers.ts';
import { fakeBillingHandlers } from './fake-billing-handlers.ts';
import { fakeDeliveryHandlers } from './fake-delivery-handlers.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { fakePostboxHandlers } from './fake-postbox-handlers.ts';
import { fakePrivacyHandlers } from './fake-privacy-handlers.ts';
import { fakeRecallHandlers } from './fake-recall-handlers.ts';
import { fakeReportHandlers } from './fake-report-handlers.ts';
import { fakeSharingHandlers } from './fake-sharing-handlers.ts';
import { fakeSiteHandlers } from './fake-site-handlers.ts';
import { fakeStickerHandlers } from './fake-sticker-handlers.ts';
import { fakeVehicleHandlers } from './fake-vehicle-handlers.ts';

/**
 * Returns handlers for the specification's calls, backed by the state of a fake origin.
 *
 * @example
 * setupServer(...fakeOriginHandlers(createFakeOrigin(), 'https://origin.example')).listen();
 */
export function fakeOriginHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  return [
    fakeAccountHandlers,
    fakeSiteHandlers,
    fakeVehicleHandlers,
    fakeStickerHandlers,
    fakeReportHandlers,
    fakeRecallHandlers,
    fakeBillingHandlers,
    fakeDeliveryHandlers,
    fakePostboxHandlers,
    fakePrivacyHandlers,
    fakeSharingHandlers,
  ].flatMap((handlers) => handlers(fake, origin));
}
