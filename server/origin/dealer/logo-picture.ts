import { createHash } from 'node:crypto';
import { err, ok, type Result } from 'neverthrow';
import { PROFILE_IMAGE_LIMITS } from '#core/account/profile-image.ts';
import { openPicture } from '../documents/engine/open-picture.ts';
import type { DealerLogoRow } from '../kernel/db/people-rows.ts';
import type { OriginError } from '../kernel/origin-context.ts';
import { isValidPng } from './valid-png.ts';

/** The stored fields of a valid logo image. */
export type LogoPicture = Pick<DealerLogoRow, 'id' | 'media_type' | 'base64'>;

const { maxBytes, maxDimensions } = PROFILE_IMAGE_LIMITS;

/**
 * Validates an uploaded logo. It must be printable, because documents that contain it cannot be created again: its type
 * is detected from its bytes, and a PNG is decompressed completely.
 */
export function logoPicture(userId: string, base64: string): Result<LogoPicture, OriginError> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > maxBytes) return refused('The picture is larger than 2 MB.');
  const mediaType = mediaTypeOf(bytes);
  if (mediaType === null) return refused('Please choose a picture of type JPEG or PNG.');
  const picture = openPicture(bytes);
  if (picture === null) return refused('This picture cannot be read.');
  if (picture.width > maxDimensions.width || picture.height > maxDimensions.height) {
    return refused(`The picture is larger than ${maxDimensions.width} × ${maxDimensions.height} pixels.`);
  }
  if (mediaType === 'image/png' && !isValidPng(bytes)) return refused('This picture cannot be read.');
  // The ID depends on the owner: the same image of two users is stored in two rows, and neither user can access the
  // other's.
  const id = createHash('sha256').update(userId).update('\n').update(bytes).digest('hex');
  return ok({ id, media_type: mediaType, base64: bytes.toString('base64') });
}

/** Returns the media types that pdfkit can print; a browser uploads other images as PNG. */
function mediaTypeOf(bytes: Buffer): DealerLogoRow['media_type'] | null {
  const start = bytes.subarray(0, 8).toString('hex');
  if (start.startsWith('ffd8ff')) return 'image/jpeg';
  return start === '89504e470d0a1a0a' ? 'image/png' : null;
}

function refused(message: string): Result<never, OriginError> {
  return err({ code: 'invalid', message, fields: { data: message } });
}
