import { err, ok, type Result } from 'neverthrow';
import type { profileCalls } from '#contract/account/profile.ts';
import { PROFILE_IMAGE_LIMITS } from '#core/account/profile-image.ts';
import type { ProfileImageRow } from '../kernel/db/people-rows.ts';
import type { OriginError, SignedInContext, Verb } from '../kernel/origin-context.ts';

// Browsers detect the type of an image by its first bytes, whatever type was declared. SVG is not accepted, because it
// can contain scripts.
const SIGNATURES: readonly (readonly [ProfileImageRow['media_type'], (hex: string) => boolean])[] = [
  ['image/jpeg', (hex) => hex.startsWith('ffd8ff')],
  ['image/png', (hex) => hex.startsWith('89504e470d0a1a0a')],
  ['image/webp', (hex) => hex.startsWith('52494646') && hex.slice(16, 24) === '57454250'],
];

/** Replaces the picture of the signed-in user. */
export const writeProfileImage: Verb<typeof profileCalls.writeImage, SignedInContext> = async (
  { db, userId, now },
  { data },
) => {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > PROFILE_IMAGE_LIMITS.maxBytes) return refused('The picture is larger than 2 MB.');
  const start = bytes.subarray(0, 12).toString('hex');
  const mediaType = SIGNATURES.find(([, fits]) => fits(start))?.[0];
  if (mediaType === undefined) return refused('Please choose a picture of type JPEG, PNG or WebP.');
  const image = { media_type: mediaType, base64: data, changed_at: now() };
  await db
    .insertInto('profile_images')
    .values({ user_id: userId, ...image })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(image))
    .execute();
  return ok({ status: 'success', profile_image: profileImageAddress(image) });
};

/** Returns the picture of the signed-in user: GET /api/user/profile-image. */
export async function readProfileImage({
  db,
  userId,
}: SignedInContext): Promise<Result<Pick<ProfileImageRow, 'media_type' | 'base64'>, OriginError>> {
  const image = await db
    .selectFrom('profile_images')
    .select(['media_type', 'base64'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return image ? ok(image) : err({ code: 'not-found', message: 'You have no picture.' });
}

/** Returns the address of a picture. Its timestamp gives each new picture a new address. */
export function profileImageAddress({ changed_at }: Pick<ProfileImageRow, 'changed_at'>): string {
  return `/api/user/profile-image?at=${changed_at}`;
}

function refused(message: string): Result<never, OriginError> {
  return err({ code: 'invalid', message, fields: { data: message } });
}
