import { accountCalls } from './account-calls.ts';
import { billingCalls } from './billing-calls.ts';
import { deliveryCalls } from './delivery-calls.ts';
import type { GatewayCall } from './gateway-call.ts';
import { messageCalls } from './message-calls.ts';
import { privacyCalls } from './privacy-calls.ts';
import { recallCalls } from './recall-calls.ts';
import { reportCalls } from './report-calls.ts';
import { sharingCalls } from './sharing-calls.ts';
import { siteCalls } from './site-calls.ts';
import { stickerCalls } from './sticker-calls.ts';
import { vehicleCalls } from './vehicle-calls.ts';

/** Every call of every gateway: the fault matrix tests them, and docs/wire.md lists them. */
export const everyGatewayCall: readonly GatewayCall[] = [
  ...accountCalls,
  ...siteCalls,
  ...billingCalls,
  ...deliveryCalls,
  ...vehicleCalls,
  ...reportCalls,
  ...recallCalls,
  ...stickerCalls,
  ...messageCalls,
  ...privacyCalls,
  ...sharingCalls,
];
