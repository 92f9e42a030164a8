import type { PayloadRecord } from '#core/payload/payload-fields.ts';

/**
 * Builds a menu entry as stored in the CMS.
 *
 * @example
 * aMenuEntry({ linkType: 'group' });
 */
export function aMenuEntry(changes: PayloadRecord = {}): PayloadRecord {
  return { id: 'entry-1', linkType: 'page', page: { id: 'page-1', title: 'Plans', url: '/plans' }, ...changes };
}
