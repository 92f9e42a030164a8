import type { ImageFile } from '#ports/image-compressor.ts';
import type { FakePerson } from './fake-people.ts';

/** What a new document of this person bears beside our name: the logo of a dealer who has one, and their name now. */
export function fakeLetterhead({ user, logo }: FakePerson): {
  readonly logo: ImageFile | null;
  readonly said: { readonly preparedBy?: string };
} {
  const own = user.kind === 'dealer' ? logo() : null;
  const preparedBy = user.companyName || `${user.first} ${user.last}`.trim();
  return { logo: own, said: own === null ? {} : { preparedBy } };
}
