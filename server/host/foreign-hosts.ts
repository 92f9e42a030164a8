import * as z from 'zod';
import { chatChoiceFrom } from '#core/chat/chat-choice.ts';
import { listFrom, recordFrom, textFrom } from '#core/payload/payload-fields.ts';
import { siteConfigFrom } from '#core/site/site-config.ts';
import { siteSettingsFrom } from '#core/site/site-settings.ts';
import { trackingIdsFrom } from '#core/site/tracking-ids.ts';
import type { createSharedCalls } from './page-cache/shared-calls.ts';

/** Hosts of others by the directive of the policy that they are named in. */
export interface ForeignHosts {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
  readonly style: readonly string[];
  readonly font: readonly string[];
  /** The payment pages that the checkout's forms lead to. */
  readonly checkout: readonly string[];
}

/** A site without scripts of others. */
export const NO_FOREIGN_HOSTS: ForeignHosts = {
  script: [],
  connect: [],
  image: [],
  frame: [],
  style: [],
  font: [],
  checkout: [],
};

const GOOGLE: ForeignHosts = {
  ...NO_FOREIGN_HOSTS,
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

const CLARITY: ForeignHosts = {
  ...NO_FOREIGN_HOSTS,
  script: ['https://www.clarity.ms', 'https://*.clarity.ms'],
  connect: ['https://*.clarity.ms'],
  image: ['https://*.clarity.ms', 'https://c.bing.com'],
};

const LIVECHAT: ForeignHosts = {
  ...NO_FOREIGN_HOSTS,
  script: ['https://cdn.livechatinc.com', 'https://api.livechatinc.com', 'https://secure.livechatinc.com'],
  connect: ['https://*.livechatinc.com', 'wss://*.livechatinc.com', 'https://*.livechat-static.com'],
  image: ['https://*.livechatinc.com', 'https://*.livechat-static.com', 'https://*.livechat-files.com'],
  frame: ['https://secure.livechatinc.com'],
  style: ['https://*.livechat-static.com'],
  font: ['https://*.livechat-static.com'],
};

/** A host name, not a wildcard: URL parsers accept `*` and `;` in hosts. */
const SAFE_ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;

const settingsAnswer = z.object({ data: z.record(z.string(), z.unknown()) });
const configAnswer = z.object({ data: z.string() });

/** A site's settings change seldom, and each page would have to ask for them twice. */
const CACHE_MS = 60_000;
/** More sites than an operator has; names that visitors invent must not pile up. */
const MAX_CACHED = 500;

/**
 * Finds the hosts of others that the pages of a site may load from: only those whose scripts its settings name. While
 * the settings cannot be read, those of before, or `null` where they never were. The calls name the host that was asked
 * for, as those of the page do.
 */
export function createForeignHosts(
  call: ReturnType<typeof createSharedCalls>,
  now: () => number = Date.now,
): (domain: string, origin: string) => Promise<ForeignHosts | null> {
  const cached = new Map<string, { readonly hosts: ForeignHosts; readonly until: number }>();

  async function ask(url: URL, headers: Record<string, string>): Promise<unknown> {
    const response = await call(url, { headers }, { caller: 'host' });
    if (response.status >= 500) throw new Error(`${url.pathname} answered ${response.status}`);
    return response.ok ? response.json() : null;
  }

  async function find(domain: string, origin: string): Promise<ForeignHosts> {
    const [settings, config] = await Promise.all([
      ask(new URL(`/api-cwa/site_settings?domain=${encodeURIComponent(domain)}`, origin), {}),
      ask(new URL('/api/config', origin), { uri: domain }),
    ]);
    const site = settingsAnswer.safeParse(settings);
    const configured = configAnswer.safeParse(config);
    const read = site.success ? siteSettingsFrom(domain, site.data.data) : null;
    const ids = read && trackingIdsFrom(read.tracking);
    const siteConfig = configured.success ? siteConfigFrom(configured.data.data).unwrapOr(null) : null;
    const chat = chatChoiceFrom(siteConfig);
    const used = [
      ...(ids?.googleAnalytics || ids?.googleTag ? [GOOGLE] : []),
      ...(ids?.clarity ? [CLARITY] : []),
      ...(chat.kind === 'livechat' ? [LIVECHAT] : []),
      hostOfLogo(read?.logo ?? ''),
      { ...NO_FOREIGN_HOSTS, checkout: checkoutOrigins(siteConfig?.payment_gateways) },
    ];
    return used.reduce(joined, NO_FOREIGN_HOSTS);
  }

  return async (domain, origin) => {
    const known = cached.get(domain);
    if (known && known.until > now()) return known.hosts;
    const hosts = await find(domain, origin).catch(() => null);
    // The next page may find the origin up: without the hosts, nobody could be sent on to a payment page.
    if (hosts === null) return known?.hosts ?? null;
    if (cached.size >= MAX_CACHED) cached.clear();
    cached.set(domain, { hosts, until: now() + CACHE_MS });
    return hosts;
  };
}

function hostOfLogo(logo: string): ForeignHosts {
  return URL.canParse(logo) ? { ...NO_FOREIGN_HOSTS, image: [new URL(logo).origin] } : NO_FOREIGN_HOSTS;
}

/** Only what parses as an origin is named: anything else could end the directive and begin another. */
function checkoutOrigins(gateways: unknown): readonly string[] {
  const origins = listFrom(gateways).flatMap((gateway) => {
    const stated = textFrom(recordFrom(gateway)?.checkout_origin);
    if (stated === null || !URL.canParse(stated)) return [];
    const { origin } = new URL(stated);
    return origin === stated && SAFE_ORIGIN.test(origin) ? [origin] : [];
  });
  return [...new Set(origins)];
}

function joined(one: ForeignHosts, other: ForeignHosts): ForeignHosts {
  return {
    script: [...one.script, ...other.script],
    connect: [...one.connect, ...other.connect],
    image: [...one.image, ...other.image],
    frame: [...one.frame, ...other.frame],
    style: [...one.style, ...other.style],
    font: [...one.font, ...other.font],
    checkout: [...one.checkout, ...other.checkout],
  };
}
