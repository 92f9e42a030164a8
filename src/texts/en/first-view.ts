import type { Messages } from '@lingui/core';

const parts = import.meta.glob<Messages>('./{consent,error,home,language,search,site,trust,ui}.json', {
  eager: true,
  import: 'default',
});

/**
 * The texts for the initial view of most visits, in one file, because eight small files load slower and compress worse.
 */
export const texts: Messages = Object.assign({}, ...Object.values(parts));
