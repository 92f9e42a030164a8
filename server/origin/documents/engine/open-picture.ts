import { Result } from 'neverthrow';
import { type OpenedPicture, PdfDocument } from './pdf-document.ts';

/** How large a picture is, in pixels, standing as it is printed. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Opens a picture (PNG or JPEG) as it will be printed; `null` where it cannot be.
 *
 * @example
 * openPicture(new Uint8Array()); // null
 */
export function openPicture(bytes: Uint8Array): PictureSize | null {
  return open(bytes).unwrapOr(null);
}

/**
 * How large an opened picture stands: a camera that was held upright says so in the file.
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
  // One of colours that PDF does not know is opened all the same.
  const isPrintable = !('colorSpace' in picture) || picture.colorSpace !== undefined;
  return isPrintable && size.width > 0 && size.height > 0 ? size : null;
});
