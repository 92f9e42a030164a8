import { creditFields } from '../credits/credit-fields.ts';
import { findRow, getRow } from '../kernel/db/rows.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { dealerLogoAddress } from './dealer-logo-address.ts';
import { profileImageAddress } from './profile-image.ts';
import { emptyProfile } from './write-profile.ts';

/**
 * A user's own data, with the field names of the API.
 *
 * Source: specification, section 3 (ACC-16, CRD-01, CRD-02).
 */
export interface AccountAnswer {
  readonly status: 'success';
  readonly data: Readonly<Record<string, string | number>> & {
    readonly token: string;
    readonly id: string;
    readonly email: string;
  };
}

/** Returns a user's own data: profile, credits, and the token for authenticating the next call. */
export async function accountAnswer(
  ctx: Pick<OriginContext, 'db' | 'now'>,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<AccountAnswer> {
  const { email, first, last, user_type } = await getRow(ctx.db, 'users', { id: userId });
  const profile = await findRow(ctx.db, 'profiles', { user_id: userId });
  const image = await ctx.db
    .selectFrom('profile_images')
    .select('changed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const logo = await ctx.db
    .selectFrom('dealer_logos')
    .select('chosen_at')
    .where('user_id', '=', userId)
    .where('is_current', '=', 1)
    .executeTakeFirst();
  const { user_id: id, ...details } = profile ?? { user_id: userId, ...emptyProfile };
  return {
    status: 'success',
    data: {
      token,
      id,
      email,
      first,
      last,
      user_type,
      ...details,
      profile_image: image ? profileImageAddress(image) : '',
      dealer_logo: logo ? dealerLogoAddress(logo) : '',
      ...(await creditFields(ctx, userId)),
    },
  };
}
