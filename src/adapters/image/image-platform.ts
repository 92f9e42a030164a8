import type { ImageDimensions } from '#core/account/profile-image.ts';

/** How a picture is encoded: its format and its quality (0 to 1, used only by lossy formats). */
export interface Encoding {
  readonly mediaType: string;
  readonly quality: number;
}

/** A decoded picture, with its orientation applied. */
export interface ReadPicture extends ImageDimensions {
  /**
   * Encodes the picture with these dimensions, or resolves to `null` if that fails. The platform can choose a format
   * other than the requested one, given by the blob's `type`.
   */
  write(dimensions: ImageDimensions, encoding: Encoding): Promise<Blob | null>;
  /** Releases its memory. */
  close(): void;
}

/** Reads and writes pictures. */
export interface ImagePlatform {
  /** Decodes a picture. Rejects if the file is not a picture. */
  read(file: Blob): Promise<ReadPicture>;
}

/** The parts of a browser's window used for pictures. */
export type ImageWindow = Pick<Window & typeof globalThis, 'createImageBitmap'> & {
  readonly document: Pick<Document, 'createElement'>;
};

/** A format without transparency, where transparent areas would turn black. */
const OPAQUE = 'image/jpeg';
const PAPER = '#ffffff';

/**
 * Creates the image platform of a browser. It reads with `createImageBitmap`, with the EXIF orientation applied, and
 * writes with a canvas, so that only the pixels remain and all metadata is removed, including the location.
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
