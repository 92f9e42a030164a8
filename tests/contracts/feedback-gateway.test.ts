import { createHttpFeedbackGateway } from '#adapters/http/feedback-gateway.ts';
import { createFakeFeedbackGateway } from '../fakes/fake-feedback-gateway.ts';
import { feedbackGatewayContract } from './feedback-gateway.contract.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { wireOfTheFake } from './wire-of-the-fake.ts';
import { openFakeWorldOf } from './world-of.ts';

feedbackGatewayContract('the fake', () =>
  openFakeWorldOf((caller) => ({ feedback: createFakeFeedbackGateway(caller) })),
);

const wire = wireOfTheFake();
feedbackGatewayContract('HTTP, over the fake origin', () =>
  wire.openWorldOf((http) => ({ feedback: createHttpFeedbackGateway(http) })),
);

overEmbeddedOrigins(feedbackGatewayContract, (http) => ({ feedback: createHttpFeedbackGateway(http) }));
