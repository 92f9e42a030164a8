import type { ImageDimensions } from '#core/account/profile-image.ts';

/** How a picture is written down: its kind, and how good (0 to 1; only kinds that lose something heed it). */
export interface Encoding {
  readonly mediaType: string;
  readonly quality: number;
}

/** A picture that was read, standing upright. */
export interface ReadPicture extends ImageDimensions {
  /**
   * Writes it down with these dimensions; `null` where that cannot be done. The platform may choose another kind than
   * the one that was asked for, which the answer's `type` tells.
   */
  write(dimensions: ImageDimensions, encoding: Encoding): Promise<Blob | null>;
  /** Gives its memory back. */
  close(): void;
}

/** What reads and writes pictures. */
export interface ImagePlatform {
  /** Rejects what is no picture. */
  read(file: Blob): Promise<ReadPicture>;
}

/** The parts of a browser's window that pictures need. */
export type ImageWindow = Pick<Window & typeof globalThis, 'createImageBitmap'> & {
  readonly document: Pick<Document, 'createElement'>;
};

/** Kinds that know no transparency: what shines through would turn black. */
const OPAQUE = 'image/jpeg';
const PAPER = '#ffffff';

/**
 * Makes the platform out of a browser: it reads with `createImageBitmap`, turned as the camera was held (EXIF), and
 * writes with a canvas, so that nothing of the file but its pixels is left, the place where it was taken included.
 *
 * @example
 * const reading = createImagePlatform(window).read(new Blob([]));
 */
export function createImagePlatform(window: ImageWindow): ImagePlatform {
  return {
    read: async (file) => {
      const bitmap = await window.createImageBitmap(file, { imageOrientation: 'from-image' });
      return {
        width: bitmap.width,
        height: bitmap.height,
        write: (dimensions, encoding) => writeBitmap(window, bitmap, dimensions, encoding),
        close: () => bitmap.close(),
      };
    },
  };
}

async function writeBitmap(
  { document }: ImageWindow,
  bitmap: ImageBitmap,
  { width, height }: ImageDimensions,
  { mediaType, quality }: Encoding,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  if (mediaType === OPAQUE) {
    pen.fillStyle = PAPER;
    pen.fillRect(0, 0, width, height);
  }
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, mediaType, quality));
}
