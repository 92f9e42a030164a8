import { hostParts } from './host-parts.ts';

/** The code of a language, such as `en`. English always exists. */
export type Language = string;

/** What the host alone decides about a visit. */
export interface HostVariant {
  readonly language: Language;
  /** The flag that goes with some languages. */
  readonly gsp: boolean;
}

/** What the hosts of other languages than English decide, by their names in lower case. */
export type LanguageHosts = Readonly<Record<string, HostVariant>>;

/**
 * The language of a host: that of the table, and English for every host that is not in it.
 *
 * Source: specification, section 6 (SITE-11).
 *
 * @example
 * hostVariant('es.localhost:3000', { 'es.localhost': { language: 'es', gsp: true } }).language; // 'es'
 */
export function hostVariant(host: string, languageHosts: LanguageHosts): HostVariant {
  const { name } = hostParts(host);
  return (Object.hasOwn(languageHosts, name) ? languageHosts[name] : undefined) ?? { language: 'en', gsp: false };
}
