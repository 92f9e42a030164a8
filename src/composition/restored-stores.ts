import type { Subscription } from 'rxjs';
import { parseAccountState } from '#adapters/storage/account-state-schema.ts';
import {
  parseBuildTour,
  parseConsent,
  parseDealerFlag,
  parseFeedbacks,
  parseReportRequest,
} from '#adapters/storage/persisted-choices-schema.ts';
import { parseSiteSettingsOf } from '#adapters/storage/site-settings-schema.ts';
import { parseStickerBuild } from '#adapters/storage/sticker-build-schema.ts';
import { ACCOUNT_STORAGE_KEY } from '#core/account/account-storage-key.ts';
import { AccountStore } from '#core/account/account-store.ts';
import {
  DEALER_FLAG_STORAGE_KEY,
  dealerFlag,
  followKindOfUser,
  SessionFlagsStore,
} from '#core/account/session-flags-store.ts';
import { FEEDBACKS_STORAGE_KEY } from '#core/feedback/feedback-item.ts';
import { FeedbacksStore } from '#core/feedback/feedbacks-store.ts';
import { ASKED_FEEDBACKS_STORAGE_KEY } from '#core/feedback/start-feedback.ts';
import {
  pendingReportRequest,
  REPORT_REQUEST_STORAGE_KEY,
  ReportMakingStore,
} from '#core/report/report-making-store.ts';
import { CONSENT_STORAGE_KEY, ConsentStore } from '#core/site/consent-store.ts';
import { SITE_SETTINGS_STORAGE_KEY, SITE_SETTINGS_STORAGE_VERSION } from '#core/site/site-settings-storage.ts';
import { SiteSettingsStore } from '#core/site/site-settings-store.ts';
import { type Persistence, persisted, type RestorableStore } from '#core/state/persisted.ts';
import { BUILD_TOUR_STORAGE_KEY, BuildTourStore } from '#core/sticker/build-tour-store.ts';
import { STICKER_BUILD_STORAGE_KEY, StickerBuildStore } from '#core/sticker/sticker-build-store.ts';
import type { World } from './world.ts';

/** The dependencies for restoring a store. */
export interface Restoring extends World {
  readonly lifetime: Subscription;
}

interface FlagParts {
  readonly account: AccountStore;
  readonly siteSettings: SiteSettingsStore;
}

/** Restores the account of the person who was signed in when the browser was last used. */
export function restoreAccount({ storage, cookies, logger, lifetime }: Restoring): AccountStore {
  const store = new AccountStore();
  const persistence = { key: ACCOUNT_STORAGE_KEY, version: 1, parse: parseAccountState, storage, logger };
  lifetime.add(persisted(store, persistence));
  // The cookie can expire before the storage does. In that case the person is signed out.
  if (cookies.get('token') === null && store.get().user !== null) store.loggedOut();
  return store;
}

/** Restores the session flags. Only the dealer flag is persisted. */
export function restoreSessionFlags({
  storage,
  gsp,
  logger,
  account,
  siteSettings,
  lifetime,
}: Restoring & FlagParts): SessionFlagsStore {
  const flags = new SessionFlagsStore();
  flags.hostRecognized({ gsp });
  const persistence = { key: DEALER_FLAG_STORAGE_KEY, version: 1, parse: parseDealerFlag, storage, logger };
  lifetime.add(persisted(dealerFlag(flags), persistence));
  lifetime.add(followKindOfUser(flags, account));
  lifetime.add(siteSettings.state$.subscribe((loaded) => loaded && flags.addressLoaded(loaded.ipData)));
  return flags;
}

/** Restores the site settings from the last use of the browser. */
export function restoreSiteSettings({ storage, siteDomain, logger, lifetime }: Restoring): SiteSettingsStore {
  const store = new SiteSettingsStore();
  const entry = { key: SITE_SETTINGS_STORAGE_KEY, version: SITE_SETTINGS_STORAGE_VERSION };
  lifetime.add(persisted(store, { ...entry, parse: parseSiteSettingsOf(siteDomain), storage, logger }));
  return store;
}

/** Restores the consent given in this browser. */
export const restoreConsent = restored(() => new ConsentStore(), CONSENT_STORAGE_KEY, parseConsent);

/** Restores the feedback given in this browser. */
export const restoreFeedbacks = restored(() => new FeedbacksStore(), FEEDBACKS_STORAGE_KEY, parseFeedbacks);

/** Restores the vehicles for which this browser has already shown an automatic feedback prompt. */
export const restoreAskedFeedbacks = restored(() => new FeedbacksStore(), ASKED_FEEDBACKS_STORAGE_KEY, parseFeedbacks);

/** Restores whether the guided tour was seen in this browser. */
export const restoreBuildTour = restored(() => new BuildTourStore(), BUILD_TOUR_STORAGE_KEY, parseBuildTour);

/** Restores the build in progress of this browser session. */
export const restoreStickerBuild = restored(
  () => new StickerBuildStore(),
  STICKER_BUILD_STORAGE_KEY,
  parseStickerBuild,
  { version: 2, where: 'sessionStorage' },
);

/** Restores the progress of a report. A pending report request survives a reload. */
export function restoreReportMaking({ sessionStorage: storage, logger, lifetime }: Restoring): ReportMakingStore {
  const store = new ReportMakingStore();
  const persistence = { key: REPORT_REQUEST_STORAGE_KEY, version: 1, parse: parseReportRequest, storage, logger };
  lifetime.add(persisted(pendingReportRequest(store), persistence));
  return store;
}

function restored<State, Store extends RestorableStore<State>>(
  create: () => Store & RestorableStore<State>,
  key: string,
  parse: NoInfer<Persistence<State>['parse']>,
  { version = 1, where = 'storage' }: { version?: number; where?: 'storage' | 'sessionStorage' } = {},
): (parts: Restoring) => Store {
  return ({ lifetime, logger, [where]: storage }) => {
    const store = create();
    lifetime.add(persisted(store, { key, version, parse, storage, logger }));
    return store;
  };
}
