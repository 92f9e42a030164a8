import { Result } from 'neverthrow';
import { type OpenedPicture, PdfDocument } from './pdf-document.ts';

/** Size of an image in pixels, in its printed orientation. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the size of an image (PNG or JPEG) as printed; `null` if it cannot be printed.
 *
 * @example
 * openPicture(new Uint8Array()); // null
 */
export function openPicture(bytes: Uint8Array): PictureSize | null {
  return open(bytes).unwrapOr(null);
}

/**
 * Returns the size of an opened image in its printed orientation, which a camera stores in the file.
 *
 * @example
 * pictureSize({ width: 400, height: 300, orientation: 6 }); // { width: 300, height: 400 }
 */
export function pictureSize({ width, height, orientation = 1 }: OpenedPicture): PictureSize {
  return orientation > 4 ? { width: height, height: width } : { width, height };
}

const open = Result.fromThrowable((bytes: Uint8Array): PictureSize | null => {
  const picture = new PdfDocument({ autoFirstPage: false, font: '' }).openImage(bytes);
  const size = pictureSize(picture);
  // pdfkit also opens an image with a color space that PDF does not support.
  const isPrintable = !('colorSpace' in picture) || picture.colorSpace !== undefined;
  return isPrintable && size.width > 0 && size.height > 0 ? size : null;
});
