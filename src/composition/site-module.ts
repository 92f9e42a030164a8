import { ContainerModule } from 'inversify';
import type { Subscription } from 'rxjs';
import { createHttpSiteGateway } from '../adapters/http/site-gateway.ts';
import { createTanstackQueryCache } from '../adapters/query/tanstack-query-cache.ts';
import { NotificationStore } from '../core/notification/notification-store.ts';
import { createQuerySite, createQuerySiteConfig, createTakeOverSite } from '../core/site/query-site.ts';
import { createViewPage } from '../core/site/view-page.ts';
import { keptDiscountModal, keptSiteSettings } from './kept-stores.ts';
import { service } from './service.ts';

/** Binds the branded site and what its shell shows: settings, analytics, the notification, the discount. */
export const siteModule = new ContainerModule(({ bind }) => {
  const lifetime = service('lifetime');
  const queries = service('queries');
  const settings = service('siteSettings');
  const sites = service('sites');
  const world = service('world');
  bind(sites).toResolvedValue(createHttpSiteGateway, [service('http')]);
  bind(queries).toResolvedValue((ending) => closedWith(ending, createTanstackQueryCache()), [lifetime]);
  bind(settings).toResolvedValue(keptSiteSettings, [world, lifetime]);
  bind(service('querySite')).toResolvedValue(
    (gateway, cache, store) => createQuerySite({ sites: gateway, queries: cache, settings: store }),
    [sites, queries, settings],
  );
  bind(service('querySiteConfig')).toResolvedValue(
    (gateway, cache) => createQuerySiteConfig({ sites: gateway, queries: cache }),
    [sites, queries],
  );
  bind(service('takeOverSite')).toResolvedValue(
    (cache, store) => createTakeOverSite({ queries: cache, settings: store }),
    [queries, settings],
  );
  bind(service('analytics')).toResolvedValue(
    ({ openAnalytics }, store, ending) => closedWith(ending, openAnalytics(store)),
    [world, settings, lifetime],
  );
  bind(service('viewPage')).toResolvedValue((analytics) => createViewPage({ analytics }), [service('analytics')]);
  bind(service('notifications')).toResolvedValue(
    (ending) => {
      const store = new NotificationStore();
      ending.add(() => store.dismissed());
      return store;
    },
    [lifetime],
  );
  bind(service('discountModal')).toResolvedValue(keptDiscountModal, [world, lifetime]);
});

function closedWith<Part extends { close(): void }>(lifetime: Subscription, part: Part): Part {
  lifetime.add(() => part.close());
  return part;
}
