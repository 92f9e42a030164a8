import { err, ok, type Result } from 'neverthrow';
import type { DealerLogoRow } from '../kernel/db/people-rows.ts';
import type { OriginError, SignedInContext } from '../kernel/origin-context.ts';

/** The data of a logo, as served. */
export type LogoFile = Pick<DealerLogoRow, 'media_type' | 'base64'>;

/** Returns the logo of the signed-in dealer: GET /api-cwa/dealer_logo. */
export async function readDealerLogo({ db, userId }: SignedInContext): Promise<Result<LogoFile, OriginError>> {
  const logo = await db
    .selectFrom('dealer_logos')
    .select(['media_type', 'base64'])
    .where('user_id', '=', userId)
    .where('is_current', '=', 1)
    .executeTakeFirst();
  return logo ? ok(logo) : err({ code: 'not-found', message: 'You have no logo.' });
}
