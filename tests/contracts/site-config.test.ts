import { createFakeOrigin } from '../fakes/fake-origin.ts';
import { createFakeSiteGateway } from '../fakes/fake-site-gateway.ts';
import { siteConfigContract } from './site-config.contract.ts';

siteConfigContract('the fake', async () => {
  const origin = createFakeOrigin();
  return {
    visitor: { sites: createFakeSiteGateway(origin) },
    elsewhere: { sites: createFakeSiteGateway(origin, 'elsewhere.example') },
  };
});
