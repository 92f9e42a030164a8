import path from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { Language, LanguageHosts } from '#core/site/host-variant.ts';
import { requireSiteDomain, type SiteHosts } from '#core/site/resolve-site-domain.ts';
import type { DatabaseLocation } from '#origin/kernel/db/open-database.ts';
import type { OpenGateway } from '#origin/providers/gateway-module.ts';
import { NHTSA_ADDRESS } from '#origin/providers/nhtsa/nhtsa-recalls.ts';
import { gatewayModules, readPaymentSettings } from '#origin/providers/payment-gateways.ts';
import { languages } from '#texts/all-texts.ts';
import { translatorOf } from '#texts/translator-of.ts';

const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'expected 1 or 0' })
  .transform((text) => text === '1' || text === 'true');

const httpAddress = z
  .url({ protocol: /^https?$/, error: 'expected a URL that starts with http:// or https://' })
  .transform((text) => text.replace(/\/+$/, ''));

const domainName = z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'expected a host name, such as es.localhost');

/** Parses `host=value,host=value`. */
const perHost = (isValue: (text: string) => boolean, message: string) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((pair) => pair.trim().toLowerCase())
        .filter((pair) => pair !== '')
        .map((pair) => pair.split('=')),
    )
    .refine(
      (pairs) =>
        pairs.every(
          ([host = '', value = '', ...more]) =>
            more.length === 0 && domainName.safeParse(host).success && isValue(value),
        ),
      message,
    )
    .transform((pairs): Readonly<Record<string, string>> => Object.fromEntries(pairs))
    .default({});

const siteHosts = perHost(
  (domain) => domainName.safeParse(domain).success,
  'expected host=domain, separated by commas, such as second.localhost=second.vinport.example',
);

const languageHosts = perHost(
  (code) => languages.includes(code),
  `expected host=language, separated by commas, such as es.localhost=es; the languages are ${languages.join(', ')}`,
);

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'expected a number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'expected a number from 0 to 65535');

const environment = z.object({
  PORT: port.default(3000),
  METRICS_PORT: port.optional(),
  HOST: z.string().min(1, 'expected an address, such as 127.0.0.1').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'expected a folder').default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'expected a URL that starts with postgres://' }).optional(),
  SITE_DOMAIN: z.string().optional(),
  LANGUAGE_HOSTS: languageHosts,
  SPANISH_HOST: domainName.toLowerCase().optional(),
  SITE_HOSTS: siteHosts,
  TRUSTED_PROXIES: z.string().regex(/^\d$/, 'expected a number from 0 to 9').transform(Number).default(0),
  ORIGIN_URL: httpAddress.optional(),
  CMS_URL: httpAddress.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected a URL that starts with smtp:// or smtps://' }).optional(),
  PLATE_PROVIDER_URL: httpAddress.optional(),
  RECALLS: z.enum(['table', 'nhtsa'], { error: 'expected table or nhtsa' }).default('table'),
  NHTSA_URL: httpAddress.default(NHTSA_ADDRESS),
  LOG_LEVEL: z.enum(LOG_LEVELS, `expected one of ${LOG_LEVELS.join(', ')}`).default('info'),
  LIVECHAT_LICENSE: z
    .string()
    .regex(/^\d{1,20}$/, 'expected a license number')
    .optional(),
  DEMO: flag.optional(),
  NODE_ENV: z.string().optional(),
});

/** The operator's settings, validated and complete. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Port for metrics and readiness. Without one, only a demonstration serves them, on the main port. */
  readonly metricsPort: number | null;
  readonly dataDir: string;
  readonly database: DatabaseLocation;
  /** Domain of the site that a local host shows. */
  readonly siteDomain: string;
  /** Hosts for languages other than English. */
  readonly languageHosts: LanguageHosts;
  /** Hosts that show a site with another domain. */
  readonly siteHosts: SiteHosts;
  /** Number of proxies in front of the host. Each adds an address to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** URL of the operator's own origin, which replaces the embedded one. */
  readonly originUrl: string | null;
  /** URL of the operator's own Payload CMS, which serves sites and pages. */
  readonly cmsUrl: string | null;
  /** URL of the SMTP server; without one, emails are saved as files. */
  readonly smtpUrl: string | null;
  /** The configured payment gateways. */
  readonly payments: readonly OpenGateway[];
  readonly plateProviderUrl: string | null;
  /** Base URL for live recall requests to NHTSA; `null` to use the imported recalls. */
  readonly nhtsaAddress: string | null;
  /** The LiveChat license that all sites share. */
  readonly livechatLicense: string | null;
  /** Minimum level of logged messages. */
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly demonstration: boolean;
}

/** An invalid setting: its name and what was expected. */
export interface SettingsError {
  readonly code: 'wrong-setting';
  readonly message: string;
}

/** Reads all settings at once, so that an invalid one fails at startup and not at the first request. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Result<Settings, SettingsError> {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = issue?.path.join('.') ?? 'environment';
    return err(wrongSetting(name, issue?.message ?? 'cannot be read', variables[name]));
  }
  const { PORT, METRICS_PORT, HOST, DATA_DIR, DATABASE_URL, SITE_DOMAIN, SPANISH_HOST, DEMO, NODE_ENV, ...others } =
    parsed.data;
  const dataDir = path.resolve(DATA_DIR);
  const demonstration = DEMO ?? NODE_ENV !== 'production';
  const gateways = readPaymentSettings(variables, { demonstration });
  if (gateways.isErr()) {
    const { name, expected } = gateways.error;
    return err(wrongSetting(name, expected, variables[name]));
  }
  const payments = gateways.value;
  return requireSiteDomain(SITE_DOMAIN)
    .mapErr(({ message }) => wrongSetting('SITE_DOMAIN', message, SITE_DOMAIN))
    .andThen((siteDomain) =>
      ok({
        port: PORT,
        host: HOST,
        metricsPort: METRICS_PORT ?? null,
        dataDir,
        database:
          DATABASE_URL === undefined
            ? ({ engine: 'sqlite', path: path.join(dataDir, 'vinport.sqlite') } as const)
            : ({ engine: 'postgres', url: DATABASE_URL } as const),
        siteDomain,
        languageHosts: hostsByLanguage({ ...others.LANGUAGE_HOSTS, ...(SPANISH_HOST && { [SPANISH_HOST]: 'es' }) }),
        siteHosts: others.SITE_HOSTS,
        trustedProxies: others.TRUSTED_PROXIES,
        originUrl: others.ORIGIN_URL ?? null,
        cmsUrl: others.CMS_URL ?? null,
        smtpUrl: others.SMTP_URL ?? null,
        payments,
        plateProviderUrl: others.PLATE_PROVIDER_URL ?? null,
        nhtsaAddress: others.RECALLS === 'nhtsa' ? others.NHTSA_URL : null,
        livechatLicense: others.LIVECHAT_LICENSE ?? null,
        logLevel: others.LOG_LEVEL,
        demonstration,
      }),
    );
}

/** The flag is part of the language data. */
function hostsByLanguage(languageOf: Readonly<Record<string, Language>>): LanguageHosts {
  const variants = Object.entries(languageOf).map(([host, language]) => {
    const gsp = translatorOf(language)('language.gsp') === 'true';
    return [host, { language, gsp }] as const;
  });
  return Object.fromEntries(variants);
}

/** Settings whose values are not repeated in error messages: URLs can contain passwords, and keys are secrets. */
const SECRETS: readonly string[] = [
  'DATABASE_URL',
  'ORIGIN_URL',
  'CMS_URL',
  'SMTP_URL',
  ...gatewayModules.flatMap(({ secrets }) => secrets),
  'PLATE_PROVIDER_URL',
];

function wrongSetting(name: string, expected: string, value: string | undefined): SettingsError {
  const given = SECRETS.includes(name) || value === undefined ? '' : ` (it is ${JSON.stringify(value)})`;
  return { code: 'wrong-setting', message: `${name}: ${expected}${given}` };
}
