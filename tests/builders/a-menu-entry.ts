import type { PayloadRecord } from '#core/payload/payload-fields.ts';

/**
 * An entry of a menu as the CMS keeps it.
 *
 * @example
 * aMenuEntry({ linkType: 'group' });
 */
export function aMenuEntry(changes: PayloadRecord = {}): PayloadRecord {
  return { id: 'entry-1', linkType: 'page', page: { id: 'page-1', title: 'Plans', url: '/plans' }, ...changes };
}
