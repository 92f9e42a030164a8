import { recordFrom, textFrom } from '../payload/payload-fields.ts';
import type { SiteConfig } from '../site/site-config.ts';

/** The chat of a site: LiveChat, which requires a license, or the built-in chat. */
export type ChatChoice = { readonly kind: 'livechat'; readonly license: string } | { readonly kind: 'embedded' };

/** LiveChat licenses are numeric; any other value would only produce an error from LiveChat. */
const LICENSE = /^[0-9]{1,20}$/;

/**
 * Returns the chat for a site's configuration, whose `chat` contains the `license`. Without a valid license, or before
 * the configuration is loaded, it is the built-in chat.
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
