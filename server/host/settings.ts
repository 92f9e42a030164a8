import path from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { requireSiteDomain } from '../../src/core/site/resolve-site-domain.ts';
import type { DatabaseLocation } from '../origin/db/open-database.ts';

const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'expected 1 or 0' })
  .transform((text) => text === '1' || text === 'true');

const domainName = z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'expected a host name, such as es.localhost');

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'expected a number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'expected a number from 0 to 65535')
    .default(3000),
  HOST: z.string().min(1, 'expected an address, such as 127.0.0.1').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'expected a folder').default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'expected an address that begins with postgres://' })
    .optional(),
  SITE_DOMAIN: z.string().optional(),
  SPANISH_HOST: domainName.optional(),
  DEMO: flag.optional(),
  NODE_ENV: z.string().optional(),
});

/** What an operator has set, checked and complete. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly database: DatabaseLocation;
  /** The site that a local host shows. */
  readonly siteDomain: string;
  /** The host that speaks Spanish, or `null`. */
  readonly spanishHost: string | null;
  readonly demonstration: boolean;
}

/** A setting that is wrong: its name and what was expected. */
export interface SettingsError {
  readonly code: 'wrong-setting';
  readonly message: string;
}

/** Reads all settings at once, so that a wrong one stops the start and not the first visitor. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Result<Settings, SettingsError> {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = issue?.path.join('.') ?? 'environment';
    return err(wrongSetting(name, issue?.message ?? 'cannot be read', variables[name]));
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, SITE_DOMAIN, SPANISH_HOST, DEMO, NODE_ENV } = parsed.data;
  const dataDir = path.resolve(DATA_DIR);
  return requireSiteDomain(SITE_DOMAIN)
    .mapErr(({ message }) => wrongSetting('SITE_DOMAIN', message, SITE_DOMAIN))
    .andThen((siteDomain) =>
      ok({
        port: PORT,
        host: HOST,
        dataDir,
        database:
          DATABASE_URL === undefined
            ? ({ engine: 'sqlite', path: path.join(dataDir, 'vinport.sqlite') } as const)
            : ({ engine: 'postgres', url: DATABASE_URL } as const),
        siteDomain,
        spanishHost: SPANISH_HOST?.toLowerCase() ?? null,
        demonstration: DEMO ?? !(NODE_ENV === 'production' && DATABASE_URL !== undefined),
      }),
    );
}

/** An address of a database can hold a password, so its value is not repeated. */
function wrongSetting(name: string, expected: string, value: string | undefined): SettingsError {
  const given = name === 'DATABASE_URL' || value === undefined ? '' : ` (it is ${JSON.stringify(value)})`;
  return { code: 'wrong-setting', message: `${name}: ${expected}${given}` };
}
