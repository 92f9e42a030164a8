import { errAsync } from 'neverthrow';
import type { ImageCompressor } from '#ports/image-compressor.ts';

/** An image compressor that always fails, for the server, which can't read pictures. */
export const noImageCompressor: ImageCompressor = { compress: () => errAsync({ code: 'unsupported' }) };
