import type { Subscription } from 'rxjs';
import { createHttpSiteGateway } from '#adapters/http/site-gateway.ts';
import { createTanstackQueryCache } from '#adapters/query/tanstack-query-cache.ts';
import { DiscountModalStore } from '#core/discount/discount-modal-store.ts';
import { NotificationStore } from '#core/notification/notification-store.ts';
import { createChooseConsent } from '#core/site/choose-consent.ts';
import type { ConsentStore } from '#core/site/consent-store.ts';
import { createQuerySite, createQuerySiteConfig, createTakeOverSite } from '#core/site/query-site.ts';
import type { SiteSettingsStore } from '#core/site/site-settings-store.ts';
import { NO_TRACKING } from '#core/site/tracking-consent.ts';
import { createViewPage } from '#core/site/view-page.ts';
import type { CookieJar } from '#ports/cookie-jar.ts';
import { httpGateway } from './http-gateway.ts';
import { restoreConsent, restoreSiteSettings } from './restored-stores.ts';
import type { World } from './world.ts';

type SiteParts = {
  readonly siteSettings: SiteSettingsStore;
  readonly consent: ConsentStore;
  readonly lifetime: Subscription;
};

/** The site and features shared by its pages: settings, consent, analytics, notifications and the discount. */
export const siteBindings = {
  sites: httpGateway(createHttpSiteGateway),
  queries: ({ lifetime }: SiteParts) => closedWith(lifetime, createTanstackQueryCache()),
  siteSettings: restoreSiteSettings,
  querySite: createQuerySite,
  querySiteConfig: createQuerySiteConfig,
  takeOverSite: createTakeOverSite,
  consent: restoreConsent,
  chooseConsent: createChooseConsent,
  analytics: ({ openAnalytics, siteSettings, consent, lifetime }: SiteParts & Pick<World, 'openAnalytics'>) => {
    const analytics = closedWith(lifetime, openAnalytics(siteSettings));
    // Third-party scripts run only after the visitor consents, and stop when consent is withdrawn.
    lifetime.add(consent.state$.subscribe((given) => analytics.consentChanged(given ?? NO_TRACKING)));
    return analytics;
  },
  viewPage: createViewPage,
  notifications: ({ lifetime }: SiteParts) => {
    const store = new NotificationStore();
    lifetime.add(() => store.dismissed());
    return store;
  },
  discountModal: ({ cookies }: { readonly cookies: CookieJar }) => new DiscountModalStore(cookies),
};

function closedWith<Part extends { close(): void }>(lifetime: Subscription, part: Part): Part {
  lifetime.add(() => part.close());
  return part;
}
