import { createFakeFeedbackGateway } from '../fakes/fake-feedback-gateway.ts';
import { feedbackGatewayContract } from './feedback-gateway.contract.ts';
import { openFakeWorldOf } from './world-of.ts';

feedbackGatewayContract('the fake', () =>
  openFakeWorldOf((caller) => ({ feedback: createFakeFeedbackGateway(caller) })),
);
