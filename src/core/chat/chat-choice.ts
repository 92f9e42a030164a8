import { recordFrom, textFrom } from '../payload/payload-fields.ts';
import type { SiteConfig } from '../site/site-config.ts';

/** Which chat a site has: that of LiveChat, for which it needs a license, or the one built in. */
export type ChatChoice = { readonly kind: 'livechat'; readonly license: string } | { readonly kind: 'embedded' };

/** Licenses of LiveChat are numbers; anything else would only fetch an error from there. */
const LICENSE = /^[0-9]{1,20}$/;

/**
 * The chat of a site by its configuration, whose `chat` has the `license`. Without one that can be right, and while
 * nothing is loaded, it is the one built in.
 *
 * Source: specification, sections 1 and 2 (SHELL-01, SITE-05).
 *
 * @example
 * chatChoiceFrom({ chat: { license: '12345678' } }); // { kind: 'livechat', license: '12345678' }
 */
export function chatChoiceFrom(config: SiteConfig | null): ChatChoice {
  const license = textFrom(recordFrom(config?.chat)?.license) ?? '';
  return LICENSE.test(license) ? { kind: 'livechat', license } : { kind: 'embedded' };
}
