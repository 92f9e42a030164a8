import { createHttpSiteGateway } from '#adapters/http/site-gateway.ts';
import { createFakeOrigin } from '../fakes/fake-origin.ts';
import { createFakeSiteGateway } from '../fakes/fake-site-gateway.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { type SiteConfigWorld, siteConfigContract } from './site-config.contract.ts';
import { wireClient, wireOfTheFake } from './wire-of-the-fake.ts';

siteConfigContract('the fake', async () => {
  const origin = createFakeOrigin();
  return {
    visitor: { sites: createFakeSiteGateway(origin) },
    elsewhere: { sites: createFakeSiteGateway(origin, 'elsewhere.example') },
  };
});

const wire = wireOfTheFake();
siteConfigContract('HTTP, over the fake origin', async () => ({
  ...(await wire.openWorldOf((http) => ({ sites: createHttpSiteGateway(http) }))),
  elsewhere: { sites: createHttpSiteGateway(wireClient({ siteDomain: 'elsewhere.example' })) },
}));

overEmbeddedOrigins<Pick<SiteConfigWorld['visitor'], 'sites'>>(
  (name, openWorld) =>
    siteConfigContract(name, async () => {
      const { visitor, visitorOf } = await openWorld();
      return { visitor, elsewhere: visitorOf('elsewhere.example') };
    }),
  (http) => ({ sites: createHttpSiteGateway(http) }),
);
