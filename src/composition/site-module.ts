import { ContainerModule } from 'inversify';
import type { Subscription } from 'rxjs';
import { createHttpSiteGateway } from '#adapters/http/site-gateway.ts';
import { createTanstackQueryCache } from '#adapters/query/tanstack-query-cache.ts';
import { DiscountModalStore } from '#core/discount/discount-modal-store.ts';
import { NotificationStore } from '#core/notification/notification-store.ts';
import { createChooseConsent } from '#core/site/choose-consent.ts';
import type { ConsentStore } from '#core/site/consent-store.ts';
import { createQuerySite, createQuerySiteConfig, createTakeOverSite } from '#core/site/query-site.ts';
import { NO_TRACKING } from '#core/site/tracking-consent.ts';
import { createViewPage } from '#core/site/view-page.ts';
import type { Analytics } from '#ports/analytics.ts';
import { keptConsent, keptSiteSettings } from './kept-stores.ts';
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
  bind(service('consent')).toResolvedValue(keptConsent, [world, lifetime]);
  bind(service('chooseConsent')).toResolvedValue(
    (store, logConsent, { logger }) => createChooseConsent({ store, logConsent, logger }),
    [service('consent'), service('logConsent'), world],
  );
  bind(service('analytics')).toResolvedValue(
    ({ openAnalytics }, store, consent, ending) =>
      consenting(ending, consent, closedWith(ending, openAnalytics(store))),
    [world, settings, service('consent'), lifetime],
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
  bind(service('discountModal')).toResolvedValue(({ cookies }) => new DiscountModalStore(cookies), [world]);
});

/** Nothing of others is fetched before the visitor's yes, and none goes on after their no. */
function consenting(lifetime: Subscription, consent: ConsentStore, analytics: Analytics): Analytics {
  lifetime.add(consent.state$.subscribe((given) => analytics.consentChanged(given ?? NO_TRACKING)));
  return analytics;
}

function closedWith<Part extends { close(): void }>(lifetime: Subscription, part: Part): Part {
  lifetime.add(() => part.close());
  return part;
}
