import { createHttpContentGateway } from '../../src/adapters/http/content-gateway.ts';
import { fakeCmsHandlers } from '../fakes/fake-cms-handlers.ts';
import { createFakeCms, createFakeContentGateway } from '../fakes/fake-content-gateway.ts';
import { contentGatewayContract } from './content-gateway.contract.ts';
import { ORIGIN_ADDRESS } from './open-http-world.ts';
import { wireClient, wireOfTheFake } from './wire-of-the-fake.ts';

contentGatewayContract('the fake', async (stock) => {
  const cms = createFakeCms(stock);
  return {
    contents: createFakeContentGateway(cms),
    breakDown: (statusText) => cms.fail({ code: 'not-ok', statusText }),
    unplug: () => cms.fail({ code: 'failed', reason: 'fetch failed' }),
  };
});

const wire = wireOfTheFake();
contentGatewayContract('HTTP, over the fake CMS', async (stock) => {
  const cms = createFakeCms(stock);
  wire.leadTo(fakeCmsHandlers(cms, ORIGIN_ADDRESS));
  return {
    contents: createHttpContentGateway(wireClient()),
    breakDown: (statusText) => cms.fail({ code: 'not-ok', statusText }),
    unplug: () => cms.fail({ code: 'failed', reason: 'fetch failed' }),
  };
});
