import { createFakeCms, createFakeContentGateway } from '../fakes/fake-content-gateway.ts';
import { contentGatewayContract } from './content-gateway.contract.ts';

contentGatewayContract('the fake', async (stock) => {
  const cms = createFakeCms(stock);
  return {
    contents: createFakeContentGateway(cms),
    breakDown: (statusText) => cms.fail({ code: 'not-ok', statusText }),
    unplug: () => cms.fail({ code: 'failed', reason: 'fetch failed' }),
  };
});
