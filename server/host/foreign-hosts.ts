import * as z from 'zod';
import { chatChoiceFrom } from '#core/chat/chat-choice.ts';
import { listFrom, recordFrom, textFrom } from '#core/payload/payload-fields.ts';
import { siteConfigFrom } from '#core/site/site-config.ts';
import { siteSettingsFrom } from '#core/site/site-settings.ts';
import { trackingIdsFrom } from '#core/site/tracking-ids.ts';
import type { createSharedCalls } from './page-cache/shared-calls.ts';

/** Third-party hosts by Content-Security-Policy directive. */
export interface ForeignHosts {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
  readonly style: readonly string[];
  readonly font: readonly string[];
  /** Origins of the payment pages to which checkout forms redirect. */
  readonly checkout: readonly string[];
}

/** No third-party hosts. */
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

/** Matches an origin without wildcards: URL parsers accept `*` and `;` in hosts. */
const SAFE_ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;

const settingsAnswer = z.object({ data: z.record(z.string(), z.unknown()) });
const configAnswer = z.object({ data: z.string() });

/**
 * How long a site's settings are cached, in milliseconds. They rarely change, and each page would otherwise need two
 * API calls.
 */
const CACHE_MS = 60_000;
/** More sites than an operator has; limits the entries for domains that visitors invent. */
const MAX_CACHED = 500;

/**
 * Creates a function that returns the third-party hosts from which a site's pages may load: only those whose scripts
 * its settings enable. While the settings cannot be read, it returns the previous hosts, or `null` if there are none.
 * Its API calls use the requested host, as the page's own calls do.
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
    // Failures are not cached, so the next page retries: without the hosts, a checkout could not redirect to a payment
    // page.
    if (hosts === null) return known?.hosts ?? null;
    if (cached.size >= MAX_CACHED) cached.clear();
    cached.set(domain, { hosts, until: now() + CACHE_MS });
    return hosts;
  };
}

function hostOfLogo(logo: string): ForeignHosts {
  return URL.canParse(logo) ? { ...NO_FOREIGN_HOSTS, image: [new URL(logo).origin] } : NO_FOREIGN_HOSTS;
}

/** Accepts only valid origins: any other text could end the directive and begin another. */
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
