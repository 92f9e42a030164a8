import type { IdSource } from '#ports/id-source.ts';

/** Random identifiers that also work in insecure contexts, where `randomUUID` is missing. */
export const randomIdSource: IdSource = {
  next: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
};
