import type { ImageFile } from '#ports/image-compressor.ts';
import type { FakePerson } from './fake-people.ts';

/** Returns the branding of a person's new documents: the logo and current name of a dealer who has a logo. */
export function fakeLetterhead({ user, logo }: FakePerson): {
  readonly logo: ImageFile | null;
  readonly said: { readonly preparedBy?: string };
} {
  const own = user.kind === 'dealer' ? logo() : null;
  const preparedBy = user.companyName || `${user.first} ${user.last}`.trim();
  return { logo: own, said: own === null ? {} : { preparedBy } };
}
