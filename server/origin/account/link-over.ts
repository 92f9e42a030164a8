import type { OriginError } from '../kernel/origin-context.ts';

/** The error for an emailed link that has expired, was used, or never existed. */
export const linkOver: OriginError = {
  code: 'not-found',
  message: 'This link was used already, or its time is over. Please ask for another.',
};
