import { createHash } from 'node:crypto';
import { err, ok, type Result } from 'neverthrow';
import { PROFILE_IMAGE_LIMITS } from '#core/account/profile-image.ts';
import { openPicture } from '../documents/engine/open-picture.ts';
import type { DealerLogoRow } from '../kernel/db/people-rows.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { isValidPng } from './valid-png.ts';

/** A picture that can be a logo: what is kept of it. */
export type LogoPicture = Pick<DealerLogoRow, 'id' | 'media_type' | 'base64'>;

const { maxBytes, maxDimensions } = PROFILE_IMAGE_LIMITS;

/**
 * Reads a logo as it was sent. It has to be one that can be printed, for it will stand in documents that cannot be made
 * again: its kind is told by its bytes, and a PNG is unpacked to its end.
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
  // The owner goes into the id: the same picture of two people is two rows, and neither is found by the other.
  const id = createHash('sha256').update(userId).update('\n').update(bytes).digest('hex');
  return ok({ id, media_type: mediaType, base64: bytes.toString('base64') });
}

/** Only what pdfkit prints; a browser hands pictures of other kinds over as PNG. */
function mediaTypeOf(bytes: Buffer): DealerLogoRow['media_type'] | null {
  const start = bytes.subarray(0, 8).toString('hex');
  if (start.startsWith('ffd8ff')) return 'image/jpeg';
  return start === '89504e470d0a1a0a' ? 'image/png' : null;
}

function refused(message: string): Result<never, OriginError> {
  return err({ code: 'invalid', message, fields: { data: message } });
}
