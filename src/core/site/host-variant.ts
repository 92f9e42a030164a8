import { hostParts } from './host-parts.ts';

/** The languages in which every visible text exists. */
export type Language = 'en' | 'es';

/** What the host alone decides about a visit. */
export interface HostVariant {
  readonly language: Language;
  /** The flag that goes with the Spanish host. */
  readonly gsp: boolean;
}

/**
 * The language a host speaks: the one configured host speaks Spanish and sets the flag, every other speaks English. An
 * unset or blank configuration names no host.
 *
 * Source: specification, section 6 (SITE-11).
 *
 * @example
 * hostVariant('es.localhost:3000', 'es.localhost').language; // 'es'
 */
export function hostVariant(host: string, spanishHost: string | undefined): HostVariant {
  const spanish = hostParts(spanishHost ?? '').name;
  const isSpanish = spanish !== '' && hostParts(host).name === spanish;
  return { language: isSpanish ? 'es' : 'en', gsp: isSpanish };
}
