import { SITE_FIELDS } from '../builders/site-settings.ts';
import { demonstrationCatalogue, type FakeCatalogue } from './fake-catalogue.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createFakeDeliveries, type FakeDeliveries } from './fake-deliveries.ts';
import { createFakeFailures, type FakeFailures } from './fake-failures.ts';
import { createFakeIdSource } from './fake-id-source.ts';
import { createFakeMailedLinks, type FakeMailedLinks } from './fake-mailed-links.ts';
import { createFakePeople, type FakePeople } from './fake-people.ts';
import { createFakePostbox, type FakePostbox } from './fake-postbox.ts';
import { createFakePrivacyDesk, type FakePrivacyDesk } from './fake-privacy-desk.ts';
import { DEMONSTRATION_RECALLS, type FakeRecall } from './fake-recalls.ts';
import { createFakeReportDesk, type FakeReportDesk } from './fake-report-desk.ts';
import { createFakeSharingDesk, type FakeSharingDesk } from './fake-sharing-desk.ts';
import { createFakeShop, type FakeShop } from './fake-shop.ts';
import { createFakeStickerDesk, type FakeStickerDesk } from './fake-sticker-desk.ts';

/**
 * An origin in memory. All fakes over the same origin share its state: a charge through one is visible in the others.
 */
export interface FakeOrigin {
  readonly clock: FakeClock;
  readonly catalogue: FakeCatalogue;
  /** The settings of each site by domain, in the wire format. */
  readonly sites: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly people: FakePeople;
  readonly shop: FakeShop;
  readonly deliveries: FakeDeliveries;
  readonly links: FakeMailedLinks;
  readonly privacy: FakePrivacyDesk;
  readonly failures: FakeFailures;
  readonly stickers: FakeStickerDesk;
  readonly reports: FakeReportDesk;
  readonly sharing: FakeSharingDesk;
  readonly recalls: readonly FakeRecall[];
  readonly postbox: FakePostbox;
}

/**
 * Creates an origin in memory with a few vehicles, one site and no accounts.
 *
 * @example
 * const origin = createFakeOrigin();
 * origin.people.signUp(aUser(), 'secret', { sticker: 1 });
 */
export function createFakeOrigin({
  clock = createFakeClock(),
  catalogue = demonstrationCatalogue,
  sites = new Map([['test.vinport.example', SITE_FIELDS]]),
}: Partial<Pick<FakeOrigin, 'clock' | 'catalogue' | 'sites'>> = {}): FakeOrigin {
  const failures = createFakeFailures({ clock, ids: createFakeIdSource('failure') });
  const people = createFakePeople({ clock, ids: createFakeIdSource('token') });
  const links = createFakeMailedLinks({ clock, ids: createFakeIdSource('link') });
  const stickers = createFakeStickerDesk({ clock, ids: createFakeIdSource('sticker'), catalogue, failures });
  const reports = createFakeReportDesk({ clock, ids: createFakeIdSource('report'), catalogue, failures });
  const deliveries = createFakeDeliveries({ ids: createFakeIdSource('delivery'), reports, stickers });
  return {
    clock,
    catalogue,
    sites,
    failures,
    people,
    shop: createFakeShop({ clock, ids: createFakeIdSource('order'), people, deliveries }),
    deliveries,
    links,
    privacy: createFakePrivacyDesk({ clock, people, links }),
    stickers,
    reports,
    sharing: createFakeSharingDesk({ ids: createFakeIdSource('share'), reports, stickers }),
    recalls: DEMONSTRATION_RECALLS,
    postbox: createFakePostbox({
      clock,
      isTheirs: (person, vin) =>
        person.paidFor().includes(vin) ||
        failures.isRecorded(person, vin) ||
        reports.read(person, { vin }).isOk() ||
        stickers.list(person, { vin, page: 1 }).total > 0,
    }),
  };
}
