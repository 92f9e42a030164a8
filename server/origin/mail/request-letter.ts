import type { LetterRequestRow } from '../db/people-rows.ts';
import type { OriginContext } from '../origin-context.ts';
import type { SiteAddress } from '../site/site-address.ts';

/** What someone wants a letter for, whoever they are. */
export interface LetterRequest extends Pick<LetterRequestRow, 'purpose' | 'email'> {
  readonly message?: string;
  readonly site: SiteAddress;
}

/** Writes down that a letter is wanted. Whether the address has an account is looked up later, by a job. */
export async function requestLetter(
  { db, now, newId }: OriginContext,
  { purpose, email, message = '', site }: LetterRequest,
): Promise<void> {
  await db
    .insertInto('letter_requests')
    .values({
      id: newId(),
      purpose,
      email,
      message,
      site_address: site.address,
      language: site.language,
      requested_at: now(),
    })
    .execute();
}
