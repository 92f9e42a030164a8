import type { OriginError } from '../kernel/origin-error.ts';

/** What is told of a mailed link that holds no longer, or never did. */
export const linkOver: OriginError = {
  code: 'not-found',
  message: 'This link was used already, or its time is over. Please ask for another.',
};
