import { hostParts } from './host-parts.ts';

/** A language code, such as `en`. English is always supported. */
export type Language = string;

/** The properties of a visit that depend only on the host. */
export interface HostVariant {
  readonly language: Language;
  /** A flag that is set for some languages. */
  readonly gsp: boolean;
}

/** The variants of hosts in languages other than English, by lowercase host name. */
export type LanguageHosts = Readonly<Record<string, HostVariant>>;

/**
 * Returns the language variant of a host: that of the table, or English for hosts that are not in it.
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
