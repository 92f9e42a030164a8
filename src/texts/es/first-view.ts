import type { Messages } from '@lingui/core';

const parts = import.meta.glob<Messages>('./{consent,error,home,language,search,site,trust,ui}.json', {
  eager: true,
  import: 'default',
});

/** The texts that the first view of most visits needs, in one file: eight small ones take longer and pack worse. */
export const texts: Messages = Object.assign({}, ...Object.values(parts));
