import * as z from 'zod';

/** How content a person is, as the calls send it: 1 to 5, or nothing. */
export const satisfaction = z
  .enum(['', '1', '2', '3', '4', '5'])
  .default('')
  .transform((text) => (text === '' ? null : Number(text)));
